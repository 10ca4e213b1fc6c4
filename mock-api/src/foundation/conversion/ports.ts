import type { Infer } from '@lounge/protocol';
import type { hiddenEgg } from '@lounge/protocol/foundation/conversion';
import type { Caller, World, WorldParts } from '../../world/world.ts';

/** Content of which a visitor sees a part only, as an offer needs it. */
export interface OfferedContent {
  readonly kind: 'video' | 'album';
  readonly actorId: number;
  /** The price in hundredths of a coin. */
  readonly price: number;
  /** Whether it is included in the VIP club. */
  readonly isVip: boolean;
  /** Why the visitor does not see all of it; null where nothing is missing. */
  readonly restriction: 'needLogin' | 'needAgeCheck' | 'needAbo' | 'needPurchase' | null;
}

/** Finds content of modules above; rejects an id that is unknown. */
export interface OfferedContents {
  video(id: number, caller: Caller, world: World): Promise<OfferedContent>;
  album(id: number, caller: Caller, world: World): Promise<OfferedContent>;
}

/** Finds the egg that a guest can collect on a page, by the key of its route; null without one. */
export type EggOfPage = (
  routeName: string,
  caller: Caller,
  parts: WorldParts,
) => Promise<Infer<typeof hiddenEgg> | null>;
