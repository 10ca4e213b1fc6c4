import { pick, randomFrom } from '../random.ts';
import type { Random } from '../random.ts';

/** The hairstyles and headwear; `wrap` and `hat` hide the hair under them. */
export const hairstyles = [
  'bob',
  'long',
  'bun',
  'crop',
  'curls',
  'wrap',
  'hat',
  'waves',
  'braid',
  'sweep',
  'shaved',
] as const;

/** A hairstyle or headwear. */
export type Hair = (typeof hairstyles)[number];

/** A beard. */
export type Beard = 'none' | 'stubble' | 'moustache' | 'goatee' | 'full';

/** An invented adult, determined by the seed alone: the same in both brands and in every kind of picture. */
export interface Person {
  readonly view: 'front' | 'side';
  /** `broad` has a wider jaw, neck and shoulders. */
  readonly build: 'soft' | 'broad';
  /** Approximately 21 to 34, 35 to 49, and 50 or more. */
  readonly age: 'young' | 'grown' | 'silver';
  readonly hair: Hair;
  readonly beard: Beard;
  readonly glasses: boolean;
  readonly earring: boolean;
  /** Index of the skin ramp, 0 to 5. */
  readonly skin: number;
  /** 0 to 1; light and dark shades are not ordered. */
  readonly hairTone: number;
  readonly cloth: 'deep' | 'rich' | 'ivory';
  readonly collar: 'crew' | 'scoop' | 'roll' | 'shirt';
}

const softHairs = [
  'bob',
  'long',
  'bun',
  'crop',
  'curls',
  'wrap',
  'hat',
  'waves',
  'braid',
  'long',
  'waves',
  'bob',
] as const;
const broadHairs = ['crop', 'sweep', 'shaved', 'curls', 'crop', 'sweep', 'bun', 'hat', 'crop'] as const;

function beardOf(random: Random, build: Person['build']): Beard {
  const beard = pick<Beard>(random, ['none', 'none', 'stubble', 'stubble', 'moustache', 'goatee', 'full', 'full']);
  return build === 'broad' ? beard : 'none';
}

/** Returns the person of a seed. Cheap, as it draws nothing; used to choose a seed that matches a written profile. */
export function personOf(seed: string): Person {
  const random = randomFrom(`${seed}:person`);
  const view = random() < 0.56 ? 'front' : 'side';
  const build = random() < 0.7 ? 'soft' : 'broad';
  const years = random();
  const age = years < 0.52 ? 'young' : years < 0.83 ? 'grown' : 'silver';
  const hair = build === 'soft' ? pick<Hair>(random, softHairs) : pick<Hair>(random, broadHairs);
  return {
    view,
    build,
    age,
    hair,
    beard: beardOf(random, build),
    glasses: random() < (age === 'young' ? 0.08 : 0.18),
    earring: random() < 0.7 && build === 'soft',
    skin: Math.floor(random() * 6),
    hairTone: random(),
    cloth: pick(random, ['deep', 'rich', 'ivory']),
    collar: pick(random, build === 'soft' ? ['crew', 'crew', 'scoop', 'roll'] : ['crew', 'roll', 'shirt', 'shirt']),
  };
}
