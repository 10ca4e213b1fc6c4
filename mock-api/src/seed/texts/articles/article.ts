import type { Subject } from '@lounge/art';
import type { TranslationTuple } from '../../translations.ts';

/** The category of an article, by the names of the specification's ids. */
export type ArticleCategory =
  | 'general'
  | 'event'
  | 'live'
  | 'premiumTv'
  | 'freeTv'
  | 'actions'
  | 'production'
  | 'news'
  | 'interviews';

/** A part of an article: a question is a heading in an interview, a quote the one line that stands out. */
export type ArticlePart =
  | { readonly kind: 'lead' | 'text' | 'heading' | 'question' | 'quote'; readonly text: TranslationTuple }
  | { readonly kind: 'picture'; readonly subject: Subject; readonly caption: TranslationTuple };

/** An article of the magazine. */
export interface Article {
  /** Part of the seed of its pictures; English words between hyphens. */
  readonly name: string;
  readonly category: ArticleCategory;
  /** The Berlin day on which it appears, as `2026-11-19`. */
  readonly day: string;
  /** Slugs of the performers it is about, the first one beside it; may be empty. */
  readonly performers: readonly string[];
  readonly subject: Subject;
  readonly title: TranslationTuple;
  readonly subtitle: TranslationTuple;
  /** Two sentences for lists and for a feed document. */
  readonly excerpt: TranslationTuple;
  /** One lead first; 200 to 500 words in each language with the title. */
  readonly parts: readonly ArticlePart[];
}
