import { imageOfGuest, readImage } from '@lounge/mock-api/browser';
import type { WorldParts } from '@lounge/mock-api';
import { guestId } from './demo-world.ts';

/** How long the first page waits for the worker that draws pictures; without it, pictures show their tint. */
const workerTimeoutMs = 4_000;

/** A picture of the guest, or null. */
const storedImage = async ({ database: { reader } }: WorldParts, key: string): Promise<Blob | null> => {
  const row = await imageOfGuest.first(reader, { key, guestId });
  if (row === null) return null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of readImage(reader, key)) parts.push(part);
  return new Blob(parts, { type: row.contentType });
};

/** Sends the guest's pictures to the worker, as they are in the page's world. */
const answerImages = (world: WorldParts): void =>
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    const [port] = ports;
    const { image } = data as { image: string };
    const answer = (picture: unknown): void => port?.postMessage(picture);
    storedImage(world, image)
      .then(answer)
      .catch(() => answer(null));
  });

/** Starts the worker that draws pictures. Resolves when it controls this page, or after a timeout. */
export const startPictures = async (): Promise<void> => {
  // Service workers need a secure context.
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const controlled = new Promise<void>((resolve) => {
    if (serviceWorker.controller !== null) resolve();
    else serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, workerTimeoutMs));
  await serviceWorker.register('/pictures-worker.js').catch(() => null);
  await Promise.race([controlled, timeout]);
};

/** Lets the worker request pictures of messages from this page. */
export const serveImages = (world: WorldParts): void => {
  if (!('serviceWorker' in navigator)) return;
  answerImages(world);
  navigator.serviceWorker.startMessages();
};
