import { tintOf } from '@lounge/art';
import type { Brand } from '@lounge/locale';
import type { Infer, picture } from '@lounge/protocol';

type Kind = Infer<typeof picture>['kind'];

const tints = { velvet: new Map<string, number>(), brasa: new Map<string, number>() };
const mostTints = 20_000;

/** The palette of a seed; worked out once. */
const tint = (brand: Brand, seed: string): number => {
  const known = tints[brand].get(seed);
  if (known !== undefined) return known;
  if (tints[brand].size >= mostTints) tints[brand].clear();
  const found = tintOf(brand, seed);
  tints[brand].set(seed, found);
  return found;
};

/** A picture as it appears on the wire: its address in a brand's hand and the palette that stands in for it. */
export const pictureOf = (brand: Brand, kind: Kind, seed: string): Infer<typeof picture> => ({
  url: `/pictures/${brand}/${kind}/${seed}`,
  kind,
  tint: tint(brand, seed),
});
