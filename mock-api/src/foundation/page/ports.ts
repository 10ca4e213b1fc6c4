import type { Hreflang } from '@lounge/locale';
import type { Caller, World } from '../../world/world.ts';

/** A list that stands above its items: its word in addresses, and its name. */
export interface NamedList {
  readonly slug: string;
  readonly name: string;
}

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
  /** An article's title and the list of its category, in the caller's language; null for one that there is not. */
  articleSubject(
    articleId: number,
    caller: Caller,
    world: Pick<World, 'tx' | 'clock'>,
  ): Promise<{ readonly title: string; readonly list: NamedList } | null>;
  /** The list of articles that an address names, in the caller's language; null for one that there is not. */
  articleList(slug: string, caller: Caller): NamedList | null;
  /** The title of a series of TV in the caller's language; null for one that there is not. */
  seriesTitle(key: string, caller: Caller, world: Pick<World, 'tx'>): Promise<string | null>;
  /** The title of a category in the caller's language; null for one that there is not. */
  categoryTitle(slug: string, caller: Caller, world: Pick<World, 'tx'>): Promise<string | null>;
}

/** The addresses of a page by language. */
export type PageAddresses = Readonly<Record<Hreflang, string>>;

/** A page with the instant at which its content appeared. */
export interface DatedPage {
  readonly at: string;
  readonly page: PageAddresses;
}
