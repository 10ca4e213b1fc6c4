import { personOf } from '../bust/person.ts';
import type { Person } from '../bust/person.ts';
import type { BustFrame } from '../bust/draw-bust.ts';
import type { Point } from '../paint/path.ts';
import type { Random } from '../random.ts';
import { ownerOf } from '../seeds.ts';
import type { PictureKind, Side } from '../scene.ts';

/** The positions of a person and of the lamp. */
export interface Framing extends BustFrame {
  /** The source of the light that falls on the person. */
  readonly light: Point;
  /** The position of the visible lamp. */
  readonly lamp: Point;
}

/** The parameters of a framing. */
export interface FramingInput {
  readonly kind: PictureKind;
  readonly width: number;
  readonly height: number;
  readonly side: Side;
  readonly person: Person;
  readonly random: Random;
}

/** The height of crown and headwear above the middle of the face, in heads. */
function topOf({ hair, view }: Person): number {
  if (hair === 'bun' && view === 'front') return 1.04;
  return { hat: 0.92, wrap: 0.97, curls: 0.9, sweep: 0.82 }[hair as 'hat'] ?? 0.72;
}

/** Frames a bust for a kind of picture. */
export function frameBust({ kind, width: w, height: h, side, person, random }: FramingInput): Framing {
  const nudge = random();
  const away: Side = side < 0 ? 1 : -1;
  const turned: Side = random() < 0.72 ? away : side;
  if (kind === 'banner') {
    // Headline and buttons are on the left, so the person is right of the centre and faces them.
    const head = h * 0.53;
    const [x, y] = [w * 0.625, h * 0.475];
    const lamp: Point = [x + head * (0.2 + nudge * 0.16), y - head * 0.2];
    return { person, x, y, head, facing: -1, light: [x - head * 0.25, lamp[1]], lamp };
  }
  if (kind === 'still') {
    const head = h * 0.5;
    const [x, y] = [w * (0.5 - side * (0.14 + nudge * 0.08)), h * 0.46];
    const light: Point = [x + side * head * 0.55, y - head * 0.12];
    return { person, x, y, head, facing: x < w / 2 ? -1 : 1, light, lamp: light };
  }
  const top = topOf(person);
  const avatar = kind === 'avatar';
  const head = avatar ? Math.min(h * 0.52, (h * 0.9) / (top + 0.86)) : w * (0.42 + nudge * 0.035);
  const x = w * (0.5 - side * (avatar ? 0.02 : 0.045));
  const y = avatar ? Math.max(h * 0.47, h * 0.06 + top * head) : h * 0.43;
  const light: Point = [x + side * head * 0.38, y - head * 0.12];
  return { person, x, y, head, facing: turned, light, lamp: light };
}

/**
 * Frames a bust for a live picture, as a camera before a desk shows it. Takes as many random numbers as the framing of the portrait, so
 * that the drawing after it is the same.
 */
export function frameLive({ width: w, height: h, side, person, random }: Omit<FramingInput, 'kind'>): Framing {
  const portrait = frameBust({ kind: 'portrait', width: (h * 3) / 4, height: h, side, person, random });
  const head = h * 0.5;
  const x = w * (0.5 - side * 0.06);
  const y = Math.max(h * 0.46, h * 0.06 + topOf(person) * head);
  const light: Point = [x + side * head * 0.62, y - head * 0.16];
  return { ...portrait, x, y, head, light, lamp: light };
}

/** The person of a seed, with overridden traits. */
export function personWith(seed: string, traits: Partial<Person> = {}): Person {
  return { ...personOf(ownerOf(seed)), ...traits };
}
