"""The OpenAPI document: served, true to the client's types; and no request that it describes breaks the service."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase
from hypothesis import strategies as st
from litestar.testing import TestClient
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok

from grognard.service.app import House, schema
from tests.service.browser import Browser
from tests.service.tables import duel

ROOT = Path(__file__).parents[2]


def test_the_document_is_served(browser: Browser) -> None:
    response = browser.ask("GET", "/schema/openapi.json")
    assert response.status_code == 200
    document = response.json()
    assert document["openapi"].startswith("3.")
    assert document["paths"].keys() == schema()["paths"].keys()
    assert "/api/tables/{table}/actions" in document["paths"]


def test_every_operation_has_a_name_of_its_own() -> None:
    names = [one["operationId"] for path in schema()["paths"].values() for one in path.values() if "operationId" in one]
    assert len(set(names)) == len(names)


def test_the_clients_types_are_the_services() -> None:
    done = subprocess.run([sys.executable, ROOT / "tools/api_types.py", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


# --- whatever fits the document, and what does not --------------------------------------------------------------------

OPERATIONS = {
    found.ok().label: found.ok()
    for found in schemathesis.openapi.from_dict(schema()).get_all_operations()
    if isinstance(found, Ok)
}
BASE = "http://testserver.local"


def try_requests(house: House, client: TestClient[Any], label: str, examples: int) -> None:
    """Requests by the document, right ones and wrong ones, at tables that are there and at others."""
    operation = OPERATIONS[label]
    pair = duel(house, client)
    hosts = [{"table": table} if "{table}" in label else {} for table in (pair.table, "nowhere")]
    modes = st.sampled_from([GenerationMode.POSITIVE, GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
    cases = st.tuples(modes, st.sampled_from(hosts)).flatmap(
        lambda chosen: operation.as_strategy(chosen[0], path_parameters=chosen[1] or None)
    )

    @hypothesis.seed(3)
    @hypothesis.settings(
        max_examples=examples,
        derandomize=False,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @hypothesis.given(case=cases)
    def one(case: Case[Any]) -> None:
        asked: Any = requests.Request(**case.as_transport_kwargs(base_url=BASE)).prepare()
        headers = {name: value for name, value in asked.headers.items() if name.lower() != "content-length"}
        headers["cookie"] = f"grognard={pair.us.browser.cookie}"
        response = client.request(asked.method, asked.url, content=asked.body, headers=headers)
        client.cookies.clear()
        assert response.status_code < 500, (asked.method, asked.url, asked.body, response.text)
        if response.status_code >= 400:
            assert response.headers["content-type"] == "application/problem+json"
            assert response.json()["detail"]

    one()


@pytest.mark.parametrize("label", OPERATIONS)
def test_no_request_breaks_the_service(house: House, client: TestClient[Any], label: str) -> None:
    try_requests(house, client, label, 12)


@pytest.mark.slow
@pytest.mark.parametrize("label", OPERATIONS)
def test_no_request_of_many_breaks_the_service(house: House, client: TestClient[Any], label: str) -> None:
    try_requests(house, client, label, 300)
