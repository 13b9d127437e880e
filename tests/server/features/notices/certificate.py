"""A certificate made for a test, and those who trust it."""

from __future__ import annotations

import ssl
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

NAMES = ("push.test", "mail.test")


class Certificate:
    """An authority that has signed one certificate, for the test's names and this machine's own address."""

    def __init__(self, folder: Path) -> None:
        self._authority = folder / "authority.pem"
        self._chain = folder / "chain.pem"
        authority_key, key = ec.generate_private_key(ec.SECP256R1()), ec.generate_private_key(ec.SECP256R1())
        authority = _signed("authority", authority_key, None, authority_key)
        certificate = _signed(NAMES[0], key, authority, authority_key)
        pem = serialization.Encoding.PEM
        self._authority.write_bytes(authority.public_bytes(pem))
        private = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
        self._chain.write_bytes(private + certificate.public_bytes(pem))

    def server(self) -> ssl.SSLContext:
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(self._chain)
        return context

    def client(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=self._authority)


def _signed(
    name: str, key: ec.EllipticCurvePrivateKey, issuer: x509.Certificate | None, by: ec.EllipticCurvePrivateKey
) -> x509.Certificate:
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    names = [*map(x509.DNSName, NAMES), x509.IPAddress(ip_address("127.0.0.1"))]
    usage = x509.KeyUsage(True, False, False, False, False, issuer is None, issuer is None, False, False)
    builder = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer.subject if issuer else subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.BasicConstraints(ca=issuer is None, path_length=None), critical=True)
        .add_extension(usage, critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(by.public_key()), critical=False)
    )
    if issuer is not None:
        builder = builder.add_extension(x509.SubjectAlternativeName(names), critical=False)
    return builder.sign(by, hashes.SHA256())
