import { pathTo, type Language } from '@lounge/locale';

/** The path of everybody's videos that have a tag. */
export const pathToTag = (id: string, language: Language): string =>
  `${pathTo('videos.all-videos', language)}?filter=${encodeURIComponent(`tag:${id}`)}`;
