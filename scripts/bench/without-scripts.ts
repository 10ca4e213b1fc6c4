import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { gzipSync } from 'node:zlib';

/** Removes what a document loads and runs: scripts of any kind, but for blocks of data, and their preloads. */
const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b(?![^>]*type="application\/json")[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '');

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const forward = (incoming: IncomingMessage, outgoing: ServerResponse, port: number, isStripped: boolean): void => {
  const isDocument = incoming.headers.accept?.includes('text/html') === true;
  const headers = { ...incoming.headers, ...(isDocument && { 'accept-encoding': 'identity' }) };
  const sent = request({ port, host: '127.0.0.1', path: incoming.url, method: incoming.method, headers }, (answer) => {
    void (async () => {
      const { 'content-length': _length, ...rest } = answer.headers;
      const body = await bodyOf(answer);
      if (!isDocument) return void outgoing.writeHead(answer.statusCode ?? 500, rest).end(body);
      const html = body.toString('utf8');
      const encoded = gzipSync(isStripped ? withoutScripts(html) : html);
      outgoing.writeHead(answer.statusCode ?? 500, { ...rest, 'content-encoding': 'gzip' }).end(encoded);
    })();
  });
  sent.on('error', () => outgoing.destroy());
  incoming.pipe(sent);
};

/** A server in front of another one, with the same documents or with those without scripts; both are compressed alike. */
export const inFrontOf = async (
  port: number,
  isStripped: boolean,
): Promise<{ readonly port: number; close(): Promise<void> }> => {
  const server = createServer((incoming, outgoing) => forward(incoming, outgoing, port, isStripped));
  const upgraded = new Set<Duplex>();
  server.on('upgrade', (incoming, socket, head) => {
    upgraded.add(socket);
    socket.on('close', () => upgraded.delete(socket));
    const { url: path, headers } = incoming;
    const sent = request({ port, host: '127.0.0.1', path, headers });
    sent.on('upgrade', (answer, other) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
      if (head.length > 0) other.write(head);
      other.pipe(socket).pipe(other);
      const both = [socket, other];
      const end = (): void => both.forEach((each) => each.destroy());
      for (const each of both) each.on('error', end).on('close', end);
    });
    sent.on('error', () => socket.destroy());
    sent.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        for (const socket of upgraded) socket.destroy();
      }),
  };
};
