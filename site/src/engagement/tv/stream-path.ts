import { pathTo, type Language } from '@lounge/locale';
import type { TvStreamType } from '@lounge/stores/engagement/tv';

/** The address of a stream's page. */
export const streamPath = (type: TvStreamType, language: Language): string =>
  pathTo(type === 'live' ? 'tv.livestream' : 'tv.premium-livestream', language);
