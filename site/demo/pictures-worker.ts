/** The service worker that replaces the server's picture service: it draws pictures that are not committed, and caches them. */
import { artVersion, drawPicture, heightFor, type Tools } from '@lounge/art';
import { parsePicturePath, type PictureRequest } from '@lounge/mock-api/pictures';

/** The committed pictures, as paths in their folder; the build defines it. */
declare const committedPictures: readonly string[];

interface Extended extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetched extends Extended {
  readonly request: Request;
  readonly clientId: string;
  respondWith(answer: Promise<Response>): void;
}

interface Client {
  postMessage(message: unknown, transfer: Transferable[]): void;
}

// The DOM types only describe pages, not service workers.
const worker = globalThis as unknown as EventTarget & {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void>; get(id: string): Promise<Client | undefined> };
};

const cacheName = `pictures-${artVersion}`;
const committed = new Set(committedPictures);
const imagePrefix = '/messenger/images/';
/** Smaller pictures are drawn at this width and scaled down, else lines of one pixel would be lost. */
const minDrawWidth = 320;

const tools: Tools = { createCanvas: (width, height) => new OffscreenCanvas(width, height) };

const draw = async ({ brand, kind, seed, width, locked, format = 'webp' }: PictureRequest): Promise<Blob> => {
  const at = Math.max(width, minDrawWidth);
  let canvas = new OffscreenCanvas(at, heightFor(kind, at));
  drawPicture(canvas, { brand, kind, seed, blurred: locked }, tools);
  if (at !== width) {
    const small = new OffscreenCanvas(width, heightFor(kind, width));
    const pen = small.getContext('2d');
    if (pen !== null) pen.imageSmoothingQuality = 'high';
    pen?.drawImage(canvas, 0, 0, small.width, small.height);
    canvas = small;
  }
  // A browser that cannot encode AVIF answers PNG, whose type the blob states.
  return canvas.convertToBlob({ type: `image/${format}`, quality: 0.88 });
};

const pictureAt = async (path: string, request: PictureRequest): Promise<Response> => {
  const cache = await caches.open(cacheName);
  const cached = await cache.match(path);
  if (cached !== undefined) return cached;
  const blob = await draw(request);
  const answer = new Response(blob, { headers: { 'content-type': blob.type, 'cache-control': 'no-cache' } });
  await cache.put(path, answer.clone());
  return answer;
};

/** Requests a message's picture from the page. Responds 404 if the page does not have it. */
const imageFrom = async (clientId: string, image: string): Promise<Response> => {
  const client = await worker.clients.get(clientId);
  const { port1: ownPort, port2: clientPort } = new MessageChannel();
  const stored = await new Promise<Blob | null>((resolve) => {
    ownPort.onmessage = ({ data }) => resolve(data as Blob | null);
    if (client === undefined) resolve(null);
    else client.postMessage({ image }, [clientPort]);
  });
  if (stored === null) return new Response('Not found', { status: 404 });
  return new Response(stored, { headers: { 'content-type': stored.type } });
};

const deleteOldCaches = async (): Promise<void> => {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
};

worker.addEventListener('install', (event) => (event as Extended).waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) =>
  (event as Extended).waitUntil(Promise.all([worker.clients.claim(), deleteOldCaches()])),
);
worker.addEventListener('fetch', (event) => {
  const { request, clientId, respondWith } = event as Fetched;
  const { pathname } = new URL(request.url);
  const answer = respondWith.bind(event);
  if (pathname.startsWith(imagePrefix)) return answer(imageFrom(clientId, pathname.slice(imagePrefix.length)));
  const picture = parsePicturePath(pathname);
  if (picture !== null && !committed.has(pathname.slice('/pictures/'.length))) answer(pictureAt(pathname, picture));
});
