import { isLanguage } from '@lounge/locale';
import type { Failure } from '@lounge/transport';

/** Throws a 404 response unless the first segment of the address is a language. */
export const rejectUnknownLanguage = ({ language }: Readonly<Record<string, string | undefined>>): void => {
  if (!isLanguage(language)) throw new Response(null, { status: 404 });
};

/** Returns the HTTP status of a page whose main data failed: 404 for data that does not exist, 503 for other failures. */
export const statusOf = ({ code, kind }: Pick<Failure, 'code' | 'kind'>): number =>
  kind === 'declared' && (code === 'unknown' || code === 'malformed') ? 404 : 503;
