import { imageOfGuest } from '@lounge/mock-api/browser';
import type { WorldParts } from '@lounge/mock-api';
import { guestId } from './demo-world.ts';

/** How long the first page waits for whoever draws pictures; without it pictures show their tint. */
const patienceMs = 4_000;

/** Answers what the worker cannot know: pictures that the guest sent are in the page's world. */
const answerImages = (world: WorldParts): void =>
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    const [port] = ports;
    const { image } = data as { image: string };
    const answer = (found: unknown): void => port?.postMessage(found);
    imageOfGuest
      .first(world.database.reader, { key: image, guestId })
      .then((row) => answer(row && { type: row.content_type, base64: row.base64 }))
      .catch(() => answer(null));
  });

/** Starts the worker that draws pictures; waits until it answers for this page. */
export const startPictures = async (): Promise<void> => {
  // Only secure addresses and this machine have workers.
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const controlled = new Promise<void>((resolve) => {
    if (serviceWorker.controller !== null) resolve();
    else serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
  await serviceWorker.register('/pictures-worker.js').catch(() => null);
  await Promise.race([controlled, tooLong]);
};

/** Lets the worker ask this page for pictures of its messages. */
export const serveImages = (world: WorldParts): void => {
  if (!('serviceWorker' in navigator)) return;
  answerImages(world);
  navigator.serviceWorker.startMessages();
};
