"""Starts the server, with Debian's python3-aiohttp, python3-jsonschema, tzdata."""

import argparse
import socket
import sys
from pathlib import Path

from aiohttp import web

import damages
import server
from documents import Documents


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__,
        epilog="Damages:\n" + damages.listed(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--port", type=int, default=8080, help="0 takes a free one")
    parser.add_argument(
        "--one-world",
        action="store_true",
        help="empties the data when x-world changes",
    )
    parser.add_argument(
        "--damage", metavar="NAME", choices=damages.DAMAGES, help="a bug to be found"
    )
    parser.add_argument(
        "--docs",
        type=Path,
        default=Path(__file__).parents[2] / "docs",
        help="the folder docs of the contracts",
    )
    options = parser.parse_args()
    server.has_one_world = options.one_world
    if options.damage is not None:
        damages.DAMAGES[options.damage]()
    try:
        documents = Documents(options.docs)
    except FileNotFoundError as error:
        sys.exit(f"{error.filename} is missing: --docs names the contracts' docs.")
    listener = socket.create_server(("127.0.0.1", options.port))
    host = "127.0.0.1:%d" % listener.getsockname()[1]
    print(f"http://{host} ws://{host}/socket http://{host}/states", flush=True)
    web.run_app(server.application(documents), sock=listener, print=None)


if __name__ == "__main__":
    main()
