import type { Subject } from '@lounge/art';
import type { TranslationTuple } from '../../translations.ts';

/** The subject of a video of TV. */
export type TvCategoryKey = 'music' | 'talk' | 'kitchen' | 'nature' | 'backstage' | 'reading' | 'dance' | 'travel';

/** An episode of a format. */
export interface TvEpisode {
  /** English words between hyphens, of one episode only; part of the seed of its picture. */
  readonly name: string;
  readonly minutes: number;
  readonly title: TranslationTuple;
  readonly text: TranslationTuple;
}

/** A format of TV, which is a series in the library. */
export interface TvFormatText {
  /** Its word in addresses. */
  readonly key: string;
  readonly isPremium: boolean;
  /** Whether its hosts are live while it is on. */
  readonly isLive: boolean;
  /** Slugs of the performers who are in it. */
  readonly hosts: readonly string[];
  readonly subject: Subject;
  readonly categories: readonly TvCategoryKey[];
  readonly title: TranslationTuple;
  readonly text: TranslationTuple;
  /** The first one first. */
  readonly episodes: readonly TvEpisode[];
}
