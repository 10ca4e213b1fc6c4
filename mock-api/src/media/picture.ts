import { tintOf } from '@lounge/art';
import type { Brand } from '@lounge/locale';
import type { Infer, picture } from '@lounge/protocol';

type Kind = Infer<typeof picture>['kind'];

const tints = { velvet: new Map<string, number>(), brasa: new Map<string, number>() };
const maxCachedTints = 20_000;

/** The palette of a seed, cached because it is derived by hashing. */
const tint = (brand: Brand, seed: string): number => {
  const cached = tints[brand].get(seed);
  if (cached !== undefined) return cached;
  if (tints[brand].size >= maxCachedTints) tints[brand].clear();
  const computed = tintOf(brand, seed);
  tints[brand].set(seed, computed);
  return computed;
};

/** A picture in its wire format: its address in a brand's style and the palette of its placeholder. */
export const pictureOf = (brand: Brand, kind: Kind, seed: string): Infer<typeof picture> => ({
  url: `/pictures/${brand}/${kind}/${encodeURIComponent(seed)}`,
  kind,
  tint: tint(brand, seed),
});
