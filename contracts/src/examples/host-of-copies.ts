import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// A process that runs copies of the Node example beside each other: what they have in common is loaded once.

interface Copy {
  createBackEnd(documents: unknown): Server;
  readDocuments(folder: string): unknown;
}

const start = async ({ folder, docs }: { readonly folder: string; readonly docs: string }): Promise<number> => {
  const load = (name: string): Promise<unknown> => import(pathToFileURL(join(folder, name)).href);
  // The example has no types.
  const { createBackEnd, readDocuments } = Object.assign(
    {},
    ...(await Promise.all([load('server.js'), load('documents.js')])),
  ) as Copy;
  const server = createBackEnd(readDocuments(docs)).listen(0, '127.0.0.1');
  await new Promise((resolve) => void server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
};

process.on('message', (copy: Parameters<typeof start>[0]) => {
  void start(copy).then((port) => process.send?.({ port }));
});
