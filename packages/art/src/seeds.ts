import { personOf } from './bust/person.ts';
import type { Person } from './bust/person.ts';
import { clipSceneOf, clipSeeds, hasClip } from './clip-scenes.ts';
import { colours } from './colours.ts';
import { subjects } from './subject.ts';

const subjectPrefix = new RegExp(`^(?:${subjects.join('|')})-(?:(?:${colours.join('|')})-)?`);
const contentSuffix = /-(?:banner|album|video|show|clip|post)(?:-\d+)*$/;

/**
 * The seed of the person that a picture belongs to: `bust-mirela-album-3-2` and `mirela-banner` both belong to `mirela`,
 * so that a performer has one face in all pictures.
 */
export function ownerOf(seed: string): string {
  return seed.replace(subjectPrefix, '').replace(contentSuffix, '') || seed;
}

const coupled = /^(.+)-and-(.+)$/;

/** The seeds of the two people of a couple, such as `mila-and-jonas-2`, in any of its pictures; null for all other seeds. */
export function coupleOf(seed: string): readonly [string, string] | null {
  const [, one, other] = coupled.exec(ownerOf(seed)) ?? [];
  return one === undefined || other === undefined ? null : [one, other];
}

/** The seed of the palette: a banner has its performer's palette, a picture of a video that of its clip, every other picture its own. */
export function tintSeedOf(seed: string): string {
  if (hasClip(seed)) return clipSeeds[clipSceneOf(seed)];
  return seed.endsWith('-banner') ? ownerOf(seed) : seed;
}

/**
 * The first of `base`, `base-2`, `base-3` and so on whose person has the given traits, for a picture that fits a written
 * profile. Falls back to `base` after 500 attempts.
 */
export function seedFor(base: string, wanted: Partial<Person>): string {
  const traits = Object.entries(wanted);
  for (let i = 1; i <= 500; i++) {
    const seed = i === 1 ? base : `${base}-${i}`;
    const person: Readonly<Record<string, unknown>> = { ...personOf(seed) };
    if (traits.every(([name, value]) => value === undefined || person[name] === value)) return seed;
  }
  return base;
}
