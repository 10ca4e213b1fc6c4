import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
  '.svg': 'image/svg+xml',
};

/** A server of files below a path; nothing is found outside of it. */
export interface FileServer {
  readonly url: string;
  close(): void;
}

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** Serves a folder below `path`, such as `/design/kit/`, on a free port. */
export const serveFolder = (folder: string, path: string): Promise<FileServer> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const name = decoded(pathname.slice(path.length - 1));
      const file = join(folder, normalize(name ?? '').replace(/\/$/, '/index.html'));
      if (name === null || !pathname.startsWith(path) || !existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end();
        return;
      }
      const { size } = statSync(file);
      const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
      const start = Number(from ?? 0);
      const end = to ? Math.min(Number(to), size - 1) : size - 1;
      const range = from === undefined ? {} : { 'content-range': `bytes ${start}-${end}/${size}` };
      response.writeHead(from === undefined ? 200 : 206, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'content-length': end - start + 1,
        'accept-ranges': 'bytes',
        ...range,
      });
      createReadStream(file, { start, end }).pipe(response);
    });
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `http://127.0.0.1:${port}${path}`, close: () => server.close() });
    });
  });
