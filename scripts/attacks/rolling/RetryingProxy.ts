import { once } from 'node:events';
import { Agent, createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

/** Methods that a proxy may send again after a connection was cut. */
const repeatable = new Set(['GET', 'HEAD']);

/**
 * A proxy that keeps connections, as those of platforms do. It tries the next server where a connection is refused, and repeats reads that
 * were cut, but no change.
 */
export class RetryingProxy {
  /** Requests that another server took after a refused connection, and reads that were sent again. */
  moved = 0;
  /** Changes whose connection was cut. */
  cut = 0;
  readonly #ports: readonly number[];
  readonly #agent = new Agent({ keepAlive: true });
  readonly #http = createServer((request, response) => void this.#forward(request, response));
  readonly #sockets = new Set<Socket>();
  #next = 0;

  constructor(ports: readonly number[]) {
    this.#ports = ports;
    this.#http.on('upgrade', (request, socket, head) => this.#upgrade(request, socket as Socket, head));
    this.#http.on('connection', (socket) => this.#keep(socket));
  }

  /** Listens. Returns host and port. */
  async open(): Promise<string> {
    this.#http.listen(0, '127.0.0.1');
    await once(this.#http, 'listening');
    return `127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#http.close();
    this.#agent.destroy();
    this.#sockets.forEach((each) => each.destroy());
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => this.#sockets.delete(socket));
  }

  /** The ports, the next one in turn first. */
  #inTurn(): readonly number[] {
    this.#next = (this.#next + 1) % this.#ports.length;
    return [...this.#ports.slice(this.#next), ...this.#ports.slice(0, this.#next)];
  }

  async #forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    // Each server twice, as a read may meet several kept connections that end.
    for (const port of [...this.#inTurn(), ...this.#ports]) {
      const failure = await this.#send(port, request, body, response);
      if (failure === null) return;
      const mayMove = failure === 'ECONNREFUSED' || (repeatable.has(request.method ?? '') && !response.headersSent);
      if (!mayMove) break;
      this.moved += 1;
    }
    this.cut += 1;
    response.destroy();
  }

  /** Sends a request to a server. Returns why it failed; null if it was answered. */
  #send(port: number, { method, url, headers }: IncomingMessage, body: Buffer, response: ServerResponse) {
    return new Promise<string | null>((resolve) => {
      const failed = (cause: NodeJS.ErrnoException): void => resolve(cause.code ?? cause.message);
      const sent = httpRequest({ host: '127.0.0.1', port, method, path: url, headers, agent: this.#agent });
      sent.once('error', failed);
      sent.once('response', (answer) => {
        const { connection: _, ...own } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, own);
        answer.once('error', failed);
        answer.once('end', () => resolve(null));
        answer.pipe(response);
      });
      sent.end(body);
    });
  }

  #upgrade({ method, url, rawHeaders }: IncomingMessage, client: Socket, head: Buffer): void {
    const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1] ?? ''}`] : []));
    const first = [`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n');
    const open = ([port, ...others]: readonly number[]): void => {
      if (port === undefined) return void client.destroy();
      const server = connect(port, '127.0.0.1');
      server.once('error', () => open(others));
      server.once('connect', () => {
        server.removeAllListeners('error');
        this.#keep(server);
        server.write(first);
        server.write(head);
        server.pipe(client).pipe(server);
      });
      server.once('close', () => {
        if (server.bytesRead > 0) client.destroy();
      });
    };
    open(this.#inTurn());
  }
}
