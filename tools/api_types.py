"""TypeScript types of the service's payloads, made from its OpenAPI document.

python tools/api_types.py            write web/src/api/types.ts
python tools/api_types.py --check    exit 1 if that file is not what the service says
"""

import sys
from pathlib import Path
from typing import Any

TARGET = Path(__file__).parent.parent / "web/src/api/types.ts"
HEAD = "// Made by tools/api_types.py from the service's OpenAPI document; change the structs in Python instead.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def type_of(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema or "const" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " | ".join("null" if value is None else f'"{value}"' for value in values)
    for word in ("anyOf", "oneOf"):
        if word in schema:
            return " | ".join(dict.fromkeys(type_of(part) for part in schema[word]))
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(dict.fromkeys(type_of({**schema, "type": one}) for one in kind))
    if kind == "array":
        if "prefixItems" in schema:
            return "[" + ", ".join(type_of(part) for part in schema["prefixItems"]) + "]"
        inner = type_of(schema.get("items") or {})
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties') or {})}>"
    return PLAIN.get(str(kind), "unknown")


def interface(name: str, schema: dict[str, Any]) -> str:
    """A component as an interface; what need not be sent is optional."""
    if "properties" not in schema:
        if schema.get("type") == "object" and not schema.get("additionalProperties"):
            return f"export type {name} = Record<string, never>;\n"
        return f"export type {name} = {type_of(schema)};\n"
    needed = set(schema.get("required", ()))
    lines = [
        f"  {field}{'' if field in needed else '?'}: {type_of(part)};" for field, part in schema["properties"].items()
    ]
    return "\n".join([f"export interface {name} {{", *lines, "}\n"])


def document() -> str:
    from grognard.service.app import schema

    components: dict[str, Any] = schema()["components"]["schemas"]
    return "\n".join([HEAD, *(interface(name, components[name]) for name in sorted(components))])


def main() -> int:
    wanted = document()
    if "--check" in sys.argv:
        if TARGET.exists() and TARGET.read_text(encoding="utf-8") == wanted:
            return 0
        print(f"{TARGET.name} is not what the service says: run python tools/api_types.py", file=sys.stderr)
        return 1
    TARGET.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
