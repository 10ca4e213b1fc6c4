import type { Language } from '@lounge/locale';
import type { World } from '../../world/world.ts';

/** How long a guest saw the picture of a show, and in which language. */
export interface Watched {
  readonly ms: number;
  /** Null for one who saw nothing of it. */
  readonly language: Language | null;
}

/** Reads what a guest watched of a show, which live chats know. */
export type WatchedOf = (
  ticket: { readonly guestId: number; readonly showId: number },
  world: Pick<World, 'tx'>,
) => Promise<Watched>;
