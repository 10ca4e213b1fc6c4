"""Checks of requests by the published documents, so a call has no check of its own."""

import functools
import json
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator, ValidationError

from world import Rejected, Row

Check = Callable[[Any], None]

# In every text of a request, U+0000 and halves of surrogate pairs are malformed.
STORABLE = {"pattern": "^[^\\u0000\\ud800-\\udfff]*$"}
INTEGER = re.compile("0|-?[1-9][0-9]{0,15}")


def field_of(error: ValidationError) -> str | None:
    """The path of what does not match; of several options that of the deepest."""
    while error.context:
        error = max(error.context, key=lambda each: len(each.absolute_path))
    path = [str(each) for each in error.absolute_path]
    if error.validator == "required":
        names = [name for name in error.validator_value if name not in error.instance]
        path += names[:1]
    if error.validator == "additionalProperties" and error.validator_value is False:
        declared = error.schema.get("properties", {})
        names = [name for name in error.instance if name not in declared]
        path += names[:1]
    return ".".join(path) or None


def check_of(schema: Row, schemas: Row | None = None) -> Check:
    """Returns a check of values; `schemas` are those that it refers to."""
    components = {"components": {"schemas": schemas or {}}}

    @functools.cache
    def validator() -> Draft202012Validator:
        return Draft202012Validator({**schema, **components})

    def check(value: Any) -> None:
        for error in validator().iter_errors(value):
            raise Rejected("malformed", field_of(error))

    return check


def in_turn(*checks: Check) -> Check:
    def check_all(value: Any) -> None:
        for check in checks:
            check(value)

    return check_all


check_texts = check_of(
    {
        **STORABLE,
        "items": {"$ref": "#"},
        "propertyNames": STORABLE,
        "additionalProperties": {"$ref": "#"},
    }
)


def object_of(parameters: Iterable[Row]) -> Row:
    """The schema of an object with parameters of OpenAPI, and no other field."""
    return {
        "type": "object",
        "properties": {each["name"]: each.get("schema", {}) for each in parameters},
        "required": [each["name"] for each in parameters if each.get("required")],
        "additionalProperties": False,
    }


def value_of(text: str, schema: Row) -> Any:
    """The value of a text in a path or query.

    What is none, such as 101.0, stays a text, which its schema rejects.
    """
    if schema.get("type") == "integer" and INTEGER.fullmatch(text):
        return int(text)
    if schema.get("type") == "boolean" and text in ("true", "false"):
        return text == "true"
    return text


def values_of(texts: Row, schema: Row) -> Row:
    declared = schema["properties"]
    return {name: value_of(texts[name], declared.get(name, {})) for name in texts}


def language_check(components: Row) -> Check:
    language = components["parameters"]["language"]["schema"]
    return check_of({"properties": {"language": language}}, components["schemas"])


class Operation:
    """A REST call of openapi.json."""

    def __init__(self, path: str, method: str, operation: Row, components: Row) -> None:
        named, schemas = components["parameters"], components["schemas"]
        declared = [
            named[each["$ref"].rpartition("/")[2]] if "$ref" in each else each
            for each in operation["parameters"]
        ]
        # The client sends its token in the query of changes, too, where nobody reads it.
        declared += components["securitySchemes"].values()
        self.in_path, self.in_query, self.in_headers = (
            object_of([each for each in declared if each.get("in") == place])
            for place in ("path", "query", "header")
        )
        content = operation.get("requestBody", {}).get("content", {})
        in_body = content.get("application/json", {}).get("schema", object_of([]))
        inputs = (self.in_path, self.in_query, in_body)
        self.path, self.method = path, method.upper()
        self.checks = [check_of(schema, schemas) for schema in inputs]
        self.check_headers = check_of(self.in_headers, schemas)
        self.check_language = language_check(components)

    def arguments(self, segments: Row, query: Row, body: Row, headers: Any) -> Row:
        """The arguments by name, checked in the documented order."""
        self.check_language(query)
        in_path = values_of(segments, self.in_path)
        in_query = values_of(query, self.in_query)
        parts = (in_path, in_query, body)
        for check, part in zip(self.checks, parts):
            check(part)
        for part in parts:
            check_texts(part)
        names = [name for name in self.in_headers["properties"] if name in headers]
        self.check_headers({name: headers[name] for name in names})
        return {**body, **in_query, **in_path}


class Message:
    """A command of asyncapi.json, whose checks are apart: its key comes last."""

    def __init__(self, payload: Row, schemas: Row) -> None:
        names = ("accessToken", "guestId", "key")
        sender = {name: payload["properties"][name] for name in names}
        required = [name for name in payload["required"] if name != "key"]
        self.check_sender = check_of(
            {"properties": sender, "required": ["accessToken", "guestId"]}, schemas
        )
        declared = check_of({**payload, "required": required}, schemas)
        self.check_fields = in_turn(declared, check_texts)
        self.check_key = check_of({"required": payload["required"]})


SCALARS: Row = {
    "Int": {"type": "integer", "minimum": -(2**31), "maximum": 2**31 - 1},
    "Float": {"type": "number"},
    "String": {"type": "string"},
    "Boolean": {"type": "boolean"},
    "ID": {"type": ["string", "integer"]},
}


def schema_of(name: str) -> Row:
    """The JSON Schema of a type of GraphQL, such as [ID!]!; null counts as absent."""
    if not name.endswith("!"):
        return {"anyOf": [schema_of(name + "!"), {"type": "null"}]}
    if name.startswith("["):
        item = schema_of(name[1:-2])
        return {"anyOf": [{"type": "array", "items": item}, item]}
    return SCALARS.get(name[:-1], {"$ref": f"#/components/schemas/{name[:-1]}"})


def fields_of(text: str) -> Row:
    found = re.findall(r"(\w+)\s*:\s*([\w\[\]!]+)", text)
    parameters = [
        {"name": name, "schema": schema_of(kind), "required": kind.endswith("!")}
        for name, kind in found
    ]
    return object_of(parameters)


def arguments_in(sdl: str) -> tuple[dict[str, Row], Row]:
    """The schemas of each operation's arguments, and those that they refer to.

    Debian has no library that checks as GraphQL does today: graphql-core 2 reads no
    descriptions in SDL, and takes "5" and 1.5 as Int.
    """
    text = re.sub(r'"""[\s\S]*?"""|#.*', "", sdl)
    schemas: Row = {name: {} for name in re.findall(r"scalar (\w+)", text)}
    operations: dict[str, Row] = {}
    for kind, name, body in re.findall(r"(enum|input|type) (\w+)[^{]*{([^}]*)}", text):
        if kind == "enum":
            schemas[name] = {"enum": body.split()}
        elif kind == "input":
            schemas[name] = fields_of(body)
        elif name in ("Query", "Mutation"):
            fields = re.findall(r"(\w+)\s*(?:\(([^)]*)\))?\s*:\s*[\w\[\]!]+", body)
            # A variable that the operation does not have is ignored.
            more = {"additionalProperties": True}
            operations |= {field: fields_of(given) | more for field, given in fields}
    return operations, schemas


check_query = check_of(
    {
        "type": "object",
        "properties": {
            "query": {"type": "string"},
            "variables": {"type": ["object", "null"]},
            "operationName": {"type": ["string", "null"]},
        },
        "required": ["query"],
        "additionalProperties": False,
    }
)


class Documents:
    """The folder `docs` of the contracts. Raises FileNotFoundError without it."""

    def __init__(self, folder: Path) -> None:
        def text_of(name: str) -> str:
            return (folder / name).read_text(encoding="utf-8")

        openapi = json.loads(text_of("openapi.json"))
        asyncapi = json.loads(text_of("asyncapi.json"))
        components = openapi["components"]
        self.operations = {
            operation["operationId"]: Operation(path, method, operation, components)
            for path, methods in openapi["paths"].items()
            for method, operation in methods.items()
        }
        self.check_language = language_check(components)
        schemas = asyncapi["components"]["schemas"]
        messages = asyncapi["channels"]["socket"]["messages"]
        received = [
            name
            for name, operation in asyncapi["operations"].items()
            if operation["action"] == "receive"
        ]
        self.messages = {
            name: Message(messages[name]["payload"], schemas) for name in received
        }
        self.arguments = arguments_in(text_of("vxql.graphql"))

    def query_checks(self, bounds: Row) -> dict[str, Check]:
        """The checks of variables; bounds of arguments are JSON Schema."""
        arguments, schemas = self.arguments
        checks = {}
        for name, schema in arguments.items():
            own = check_of({"properties": bounds.get(name, {})})
            checks[name] = in_turn(check_of(schema, schemas), own, check_texts)
        return checks
