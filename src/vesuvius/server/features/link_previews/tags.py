"""The tags in the head of a page by which messengers and search engines tell what a link leads to."""

from __future__ import annotations

from html import escape

import msgspec

SITE = "Vesuvius"
WIDTH, HEIGHT = 1200, 630
LOCALES = {"en": "en_GB", "de": "de_DE", "fr": "fr_FR", "nl": "nl_NL"}


class Preview(msgspec.Struct, frozen=True):
    """What a link leads to, in words of one language, and the path of its picture."""

    language: str
    title: str
    description: str
    picture: str
    picture_text: str


def tags_of(preview: Preview, origin: str, path: str) -> str:
    """The tags of the page at that path; every word in them may have been written by a stranger."""
    picture = origin + preview.picture
    named = {
        "description": preview.description,
        "twitter:card": "summary_large_image",
        "twitter:title": preview.title,
        "twitter:description": preview.description,
        "twitter:image": picture,
        "twitter:image:alt": preview.picture_text,
    }
    properties = {
        "og:site_name": SITE,
        "og:type": "website",
        "og:locale": LOCALES[preview.language],
        "og:url": origin + path,
        "og:title": preview.title,
        "og:description": preview.description,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": preview.picture_text,
    }
    lines = [_tag("name", *each) for each in named.items()] + [_tag("property", *each) for each in properties.items()]
    return "".join(f"    {line}\n" for line in lines)


def _tag(attribute: str, key: str, content: str) -> str:
    return f'<meta {attribute}="{key}" content="{escape(" ".join(content.split()))}" />'
