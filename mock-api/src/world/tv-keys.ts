import type { ByLanguage } from './by-language.ts';

/** Where a video is among those of its format. */
export const placeOf = (formatKey: string, number: number): string => `${formatKey} ${number}`;

/** The slugs of a video, each once. */
export const slugKeys = (slug: ByLanguage): readonly string[] => [...new Set(Object.values(slug))];

/** The key of a video in a category. */
export const videoCategoryKey = (videoId: number, category: string): string => `${videoId} ${category}`;
