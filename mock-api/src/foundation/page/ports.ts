import type { Caller, World } from '../../world/world.ts';

/** Content of modules above that a breadcrumb names. */
export interface NamedContents {
  /** The title of a ticket show in the caller's language; null for a show that there is not, or that the caller may not know. */
  showTitle(showId: number, caller: Caller, world: Pick<World, 'tx'>): Promise<string | null>;
  /** A post's performer and its title in the caller's language, empty for none. Rejects one that the caller may not see. */
  postSubject(
    postId: number,
    caller: Caller,
    world: Pick<World, 'tx' | 'clock'>,
  ): Promise<{ readonly actorId: number; readonly title: string }>;
  /** A tag of a performer's videos in the caller's language and their number; null for one that none of them has. */
  videoTag(
    tag: string,
    actorId: number,
    caller: Caller,
    world: Pick<World, 'tx'>,
  ): Promise<{ readonly name: string; readonly videoCount: number } | null>;
  /** The title of a category in the caller's language; null for one that there is not. */
  categoryTitle(slug: string, caller: Caller, world: Pick<World, 'tx'>): Promise<string | null>;
}
