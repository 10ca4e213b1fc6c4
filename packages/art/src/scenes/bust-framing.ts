import { personOf } from '../bust/person.ts';
import type { Person } from '../bust/person.ts';
import type { BustFrame } from '../bust/draw-bust.ts';
import type { Point } from '../paint/path.ts';
import { propOf } from '../props.ts';
import { pick, randomFrom, type Random } from '../random.ts';
import { coupleOf, ownerOf } from '../seeds.ts';
import type { PictureKind, Side } from '../scene.ts';

/** The positions of a person and of the lamp. */
export interface Framing extends BustFrame {
  /** The source of the light that falls on the person. */
  readonly light: Point;
  /** The position of the visible lamp. */
  readonly lamp: Point;
  /** The room behind the person, in place of a lamp alone. @default none */
  readonly room?: 'window' | 'shelves' | null;
  /** The other person of a couple, who is behind this one. @default nobody */
  readonly partner?: BustFrame | null;
}

/** The parameters of a framing. */
export interface FramingInput {
  readonly kind: PictureKind;
  readonly width: number;
  readonly height: number;
  readonly side: Side;
  readonly person: Person;
  readonly random: Random;
  /** The seed; one that names something to hold has it in the portrait. */
  readonly seed: string;
}

const rooms = [null, 'window', 'shelves'] as const;

/**
 * The pose of people who hold something: most frontal faces are turned aside, two of three are in a room. Only portraits reach down to the
 * hands.
 */
function poseOf({ kind, seed, person }: Pick<FramingInput, 'kind' | 'seed' | 'person'>): Partial<Framing> {
  const prop = propOf(seed);
  if (prop === null) return {};
  const random = randomFrom(`${ownerOf(seed)}:pose`);
  const room = kind === 'banner' ? null : pick(random, rooms);
  const turn = person.view === 'front' && random() < 0.7 ? (random() < 0.5 ? -1 : 1) : 0;
  return { prop: kind === 'portrait' ? prop : null, room, turn };
}

/** The height of crown and headwear above the middle of the face, in heads. */
function topOf({ hair, view }: Person): number {
  if (hair === 'bun' && view === 'front') return 1.04;
  return { hat: 0.92, wrap: 0.97, curls: 0.9, sweep: 0.82 }[hair as 'hat'] ?? 0.72;
}

/** Frames one person, or the two of a couple, for a kind of picture. */
export function frameBust(input: FramingInput): Framing {
  return withPartner(frameOne(input), input);
}

/** The heads of a couple beside each other, in heads of one person: how much smaller, how far aside and how much lower than hers. */
const coupleIn: Readonly<
  Record<PictureKind, { readonly size: number; readonly aside: number; readonly lower: number }>
> = {
  portrait: { size: 0.8, aside: 0.44, lower: 0.06 },
  avatar: { size: 0.74, aside: 0.42, lower: 0.04 },
  still: { size: 0.88, aside: 0.5, lower: 0.04 },
  banner: { size: 0.86, aside: 0.5, lower: 0.04 },
};

/** Moves the person of a couple aside for the other one. Profiles look at each other. */
function withPartner(framing: Framing, { kind, seed, side, width }: Omit<FramingInput, 'random'>): Framing {
  const [, other] = coupleOf(seed) ?? [];
  if (other === undefined) return framing;
  const { size, aside, lower } = coupleIn[kind];
  const { head: whole, y } = framing;
  const head = whole * size;
  const middle = kind === 'banner' ? framing.x : width * 0.5;
  return {
    ...framing,
    head,
    x: middle - side * aside * whole,
    y: y + lower * whole,
    facing: side,
    partner: {
      person: personOf(other),
      head: head * 0.97,
      x: middle + side * aside * whole,
      y: y - lower * whole,
      facing: side < 0 ? 1 : -1,
    },
  };
}

function frameOne({ kind, width: w, height: h, side, person, random, seed }: FramingInput): Framing {
  const pose = poseOf({ kind, seed, person });
  const nudge = random();
  const away: Side = side < 0 ? 1 : -1;
  const turned: Side = random() < 0.72 ? away : side;
  if (kind === 'banner') {
    // Headline and buttons are on the left, so the person is right of the centre and faces them.
    const head = h * 0.53;
    const [x, y] = [w * 0.625, h * 0.475];
    const lamp: Point = [x + head * (0.2 + nudge * 0.16), y - head * 0.2];
    return { ...pose, person, x, y, head, facing: -1, light: [x - head * 0.25, lamp[1]], lamp };
  }
  if (kind === 'still') {
    const head = h * 0.5;
    const [x, y] = [w * (0.5 - side * (0.14 + nudge * 0.08)), h * 0.46];
    const light: Point = [x + side * head * 0.55, y - head * 0.12];
    return { ...pose, person, x, y, head, facing: x < w / 2 ? -1 : 1, light, lamp: light };
  }
  const top = topOf(person);
  const avatar = kind === 'avatar';
  const head = avatar ? Math.min(h * 0.52, (h * 0.9) / (top + 0.86)) : w * (0.42 + nudge * 0.035);
  const x = w * (0.5 - side * (avatar ? 0.02 : 0.045));
  const y = avatar ? Math.max(h * 0.47, h * 0.06 + top * head) : h * 0.43;
  const light: Point = [x + side * head * 0.38, y - head * 0.12];
  return { ...pose, person, x, y, head, facing: turned, light, lamp: light };
}

/**
 * Frames a bust for a live picture, as a camera before a desk shows it. Takes as many random numbers as the framing of the portrait, so
 * that the drawing after it is the same.
 */
export function frameLive({ width: w, height: h, side, person, random, seed }: Omit<FramingInput, 'kind'>): Framing {
  const portrait = frameBust({ kind: 'portrait', width: (h * 3) / 4, height: h, side, person, random, seed });
  const head = h * 0.5;
  const x = w * (0.5 - side * 0.06);
  const y = Math.max(h * 0.46, h * 0.06 + topOf(person) * head);
  const light: Point = [x + side * head * 0.62, y - head * 0.16];
  const { partner: _, ...alone } = portrait;
  const framing = { ...alone, prop: null, x, y, head, light, lamp: light };
  return withPartner(framing, { kind: 'still', width: w, height: h, side, person, seed });
}

/** The person of a seed, or the first one of a couple, with overridden traits. */
export function personWith(seed: string, traits: Partial<Person> = {}): Person {
  return { ...personOf(coupleOf(seed)?.[0] ?? ownerOf(seed)), ...traits };
}
