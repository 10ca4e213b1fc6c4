/** The service worker that stands in for the server's studio: it draws pictures that were not committed, and keeps them. */
import { artEdition, drawPicture, heightFor, type Tools } from '@lounge/art';
import { parsePicturePath, type PictureRequest } from '@lounge/mock-api/pictures';

/** What comes with the files, without the folder; the build writes it here. */
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

// Types of the DOM know pages only, and this is none.
const worker = globalThis as unknown as EventTarget & {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void>; get(id: string): Promise<Client | undefined> };
};

const cacheName = `pictures-${artEdition}`;
const committed = new Set(committedPictures);
const imagePrefix = '/messenger/images/';
/** Smaller pictures are drawn at this width and scaled down: lines of one pixel would be lost. */
const smallestDrawn = 320;

const tools: Tools = { createCanvas: (width, height) => new OffscreenCanvas(width, height) };

const drawn = async ({ brand, kind, seed, width, locked }: PictureRequest): Promise<Blob> => {
  const at = Math.max(width, smallestDrawn);
  let canvas = new OffscreenCanvas(at, heightFor(kind, at));
  drawPicture(canvas, { brand, kind, seed, blurred: locked }, tools);
  if (at !== width) {
    const small = new OffscreenCanvas(width, heightFor(kind, width));
    const pen = small.getContext('2d');
    if (pen !== null) pen.imageSmoothingQuality = 'high';
    pen?.drawImage(canvas, 0, 0, small.width, small.height);
    canvas = small;
  }
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.88 });
};

const pictureAt = async (path: string, request: PictureRequest): Promise<Response> => {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(path);
  if (kept !== undefined) return kept;
  const blob = await drawn(request);
  const answer = new Response(blob, { headers: { 'content-type': blob.type, 'cache-control': 'no-cache' } });
  await cache.put(path, answer.clone());
  return answer;
};

/** Asks the page for a picture of a message; what it does not know is not there. */
const imageFrom = async (clientId: string, image: string): Promise<Response> => {
  const client = await worker.clients.get(clientId);
  const { port1: mine, port2: theirs } = new MessageChannel();
  const found = await new Promise<{ type: string; base64: string } | null>((resolve) => {
    mine.onmessage = ({ data }) => resolve(data as { type: string; base64: string } | null);
    if (client === undefined) resolve(null);
    else client.postMessage({ image }, [theirs]);
  });
  if (found === null) return new Response('Not found', { status: 404 });
  const bytes = Uint8Array.from(atob(found.base64), (sign) => sign.charCodeAt(0));
  return new Response(bytes, { headers: { 'content-type': found.type } });
};

const forgetOlder = async (): Promise<void> => {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
};

worker.addEventListener('install', (event) => (event as Extended).waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) =>
  (event as Extended).waitUntil(Promise.all([worker.clients.claim(), forgetOlder()])),
);
worker.addEventListener('fetch', (event) => {
  const { request, clientId, respondWith } = event as Fetched;
  const { pathname } = new URL(request.url);
  const answer = respondWith.bind(event);
  if (pathname.startsWith(imagePrefix)) return answer(imageFrom(clientId, pathname.slice(imagePrefix.length)));
  const asked = parsePicturePath(pathname);
  if (asked !== null && !committed.has(pathname.slice('/pictures/'.length))) answer(pictureAt(pathname, asked));
});
