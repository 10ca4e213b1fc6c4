import { tintOf } from '@lounge/art';
import type { Infer, picture } from '@lounge/protocol';

type Kind = Infer<typeof picture>['kind'];

/** A picture as it appears on the wire: its address in a brand's hand and the palette that stands in for it. */
export const pictureOf = (brand: 'velvet' | 'brasa', kind: Kind, seed: string): Infer<typeof picture> => ({
  url: `/pictures/${brand}/${kind}/${seed}`,
  kind,
  tint: tintOf(brand, seed),
});
