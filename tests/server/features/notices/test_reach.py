"""Only single machines on the public internet are public, however their address is written."""

from __future__ import annotations

import pytest

from vesuvius.problem import Problem
from vesuvius.server.features.notices.public_addresses import is_public, public_addresses, resolved

PUBLIC = ("8.8.8.8", "2606:4700:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808", "2002:808:808::1")
OTHER = (
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.1.1",
    "255.255.255.255",
    "::",
    "::1",
    "fe80::1",
    "fe80::1%2",
    "fd00::1",
    "fec0::1",
    "ff0e::1",
    "2001:db8::1",
    "::ffff:127.0.0.1",
    "::ffff:169.254.169.254",
    "64:ff9b::7f00:1",
    "64:ff9b:1::808:808",
    "2002:7f00:1::1",
    "2001:0:4136:e378:8000:63bf:80ff:fffe",
)


@pytest.mark.parametrize("address", PUBLIC)
def test_public_addresses(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("address", OTHER)
def test_other_addresses(address: str) -> None:
    assert not is_public(address)


def test_one_address_that_is_not_public_is_enough_to_refuse() -> None:
    assert public_addresses("push.test", 443, lambda host, port: ["8.8.8.8", "1.1.1.1"]) == ["8.8.8.8", "1.1.1.1"]
    with pytest.raises(Problem, match=r"notices-endpoint-not-public host=push\.test"):
        public_addresses("push.test", 443, lambda host, port: ["8.8.8.8", "10.0.0.1"])


@pytest.mark.parametrize("host", ["localhost", "127.1", "0x7f000001", "2130706433"])
def test_other_ways_to_write_this_machine(host: str) -> None:
    with pytest.raises(Problem, match="notices-endpoint-not-public"):
        public_addresses(host, 443, resolved)
