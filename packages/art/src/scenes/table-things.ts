import type { Scene } from '../scene.ts';
import { drawAt, type Bench, type Place } from './thing-bench.ts';
import { drawBooks, drawCello, drawChess, drawCups, drawKettle, drawLantern, drawYarn } from './thing-drawings.ts';

/** The things that stand on the table of a room in the place of the vase. */
export const things = ['books', 'cello', 'chess', 'cups', 'kettle', 'lantern', 'yarn'] as const;

/** A thing on a table. */
export type Thing = (typeof things)[number];

/** The thing in a room such as `room-with-cello-2`; null for all other seeds. */
export function thingOf(seed: string): Thing | null {
  const name = /^room-with-([a-z]+)(?:-|$)/.exec(seed)?.[1];
  return things.find((each) => each === name) ?? null;
}

const drawers: Readonly<Record<Thing, (bench: Bench) => void>> = {
  books: drawBooks,
  cello: drawCello,
  chess: drawChess,
  cups: drawCups,
  kettle: drawKettle,
  lantern: drawLantern,
  yarn: drawYarn,
};

/** Draws a thing on the table of a room. */
export function drawThing(scene: Scene, thing: Thing, place: Place): void {
  drawAt(scene, place, drawers[thing]);
}
