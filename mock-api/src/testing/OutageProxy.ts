import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/**
 * Passes connections on to a server until it is cut, and closes them and takes no more then. Frozen, it lets nothing pass and says nothing,
 * as a machine that vanished.
 */
export class OutageProxy {
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((inside) => this.#pass(inside));
  #isAway = false;
  #isFrozen = false;

  /** @param url of the server, whose port is `standardPort` where it names none */
  constructor(url: string, standardPort: number) {
    this.#target = new URL(url);
    if (this.#target.port === '') this.#target.port = String(standardPort);
  }

  /** Starts to listen. Returns the address of the server through the proxy. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => void this.#server.listen(0, '127.0.0.1', resolve));
    const through = new URL(this.#target);
    through.host = `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return through.href;
  }

  /** The server goes away. */
  cut(): void {
    this.#isAway = true;
    for (const each of this.#sockets) each.resetAndDestroy();
  }

  /** Nothing passes any more. */
  freeze(): void {
    this.#isFrozen = true;
    for (const each of this.#sockets) each.pause();
  }

  /** The server is there again; what was sent meanwhile passes. */
  mend(): void {
    this.#isAway = false;
    this.#isFrozen = false;
    for (const each of this.#sockets) each.resume();
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #pass(inside: Socket): void {
    if (this.#isAway) return void inside.resetAndDestroy();
    const outside = connect(Number(this.#target.port), this.#target.hostname);
    for (const [one, other] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      this.#sockets.add(one);
      one.pipe(other);
      if (this.#isFrozen) one.pause();
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
  }
}
