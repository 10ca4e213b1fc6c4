import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/** Sends each request and each socket to another one of several servers, at random: nothing may rely on the server that answered before. */
export class ScatteringProxy {
  /** The ports of the servers; while there are none, connections are reset. */
  targets: readonly number[] = [];
  /** A kept connection that a server closes while it is taken again would be an answer that is lost. */
  readonly #agent = new Agent({ keepAlive: false });
  readonly #server = createServer((incoming, answer) => this.#forward(incoming, answer)).on(
    'upgrade',
    (incoming: IncomingMessage, stream: Duplex, head: Buffer) => this.#pass(incoming, stream, head),
  );

  /** Starts to listen, on a free port unless one is given. Returns the port. */
  async listen(port = 0): Promise<number> {
    await new Promise<void>((resolve) => void this.#server.listen(port, '127.0.0.1', resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  close(): void {
    this.#agent.destroy();
    this.#server.close();
    this.#server.closeAllConnections();
  }

  get #anyTarget(): number | undefined {
    return this.targets[Math.floor(Math.random() * this.targets.length)];
  }

  #forward(incoming: IncomingMessage, answer: ServerResponse): void {
    const port = this.#anyTarget;
    if (port === undefined) return void incoming.socket.destroy();
    const { method, url, rawHeaders } = incoming;
    const headers = rawHeaders.flatMap((value, index) =>
      index % 2 === 0 ? [[value, rawHeaders[index + 1] ?? '']] : [],
    );
    const options = { host: '127.0.0.1', port, method, path: url, agent: this.#agent, setHost: false } as const;
    const outgoing = request(options, (incomingAnswer) => {
      answer.writeHead(incomingAnswer.statusCode ?? 502, incomingAnswer.rawHeaders);
      incomingAnswer.pipe(answer);
      incomingAnswer.on('error', () => answer.destroy());
    });
    for (const [name, value] of headers) if (name !== undefined) outgoing.appendHeader(name, value ?? '');
    outgoing.on('error', () => answer.destroy());
    answer.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  }

  #pass({ method, url, rawHeaders }: IncomingMessage, stream: Duplex, head: Buffer): void {
    const port = this.#anyTarget;
    if (port === undefined) return void stream.destroy();
    const lines = rawHeaders.flatMap((value, index) =>
      index % 2 === 0 ? [`${value}: ${rawHeaders[index + 1] ?? ''}`] : [],
    );
    const target = connect(port, '127.0.0.1', () => {
      target.write([`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      target.write(head);
      stream.pipe(target).pipe(stream);
    });
    target.on('error', () => stream.destroy());
    stream.on('error', () => target.destroy());
    target.on('close', () => stream.destroy());
    stream.on('close', () => target.destroy());
  }
}
