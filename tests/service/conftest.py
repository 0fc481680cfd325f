"""What the tests of the service share."""

from tests.service.postgres import postgres, postgres_url

__all__ = ["postgres", "postgres_url"]
