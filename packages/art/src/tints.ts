import { tintNamedBy } from './colours.ts';
import { palettes, type Brand } from './palettes.ts';
import { hashOf } from './random.ts';
import { tintSeedOf } from './seeds.ts';

/** Chosen by experiment: the performers at the top of the start page are spread evenly over the palettes, and neighbours rarely share one. */
const TINT_SALT = ':tint99132';

/** The palette of a seed, as an index into `palettes[brand]`. Cheap, as it draws nothing. */
export function tintOf(brand: Brand, seed: string): number {
  return tintNamedBy(brand, seed) ?? hashOf(tintSeedOf(seed) + TINT_SALT) % palettes[brand].length;
}
