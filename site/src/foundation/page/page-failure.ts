import { isLanguage } from '@lounge/locale';
import type { Failure } from '@lounge/transport';

/** The first segment of every address is a language; whatever else stands there is no page. */
export const rejectUnknownLanguage = ({ language }: Readonly<Record<string, string | undefined>>): void => {
  if (!isLanguage(language)) throw new Response(null, { status: 404 });
};

/** The status of a page whose main data failed: 404 for what is not there, 503 for the rest. */
export const statusOf = ({ code, kind }: Pick<Failure, 'code' | 'kind'>): number =>
  kind === 'declared' && (code === 'unknown' || code === 'malformed') ? 404 : 503;
