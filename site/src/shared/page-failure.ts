import type { Failure } from '@lounge/transport';

/** Returns the HTTP status of a page whose main data failed: 404 for data that does not exist, 503 for other failures. */
export const statusOf = ({ code, kind }: Pick<Failure, 'code' | 'kind'>): number =>
  kind === 'declared' && (code === 'unknown' || code === 'malformed') ? 404 : 503;
