import type { Failure } from '@lounge/transport';

/** The status of a page whose main data failed: 404 for what is not there, 503 for the rest. */
export const statusOf = ({ code, kind }: Pick<Failure, 'code' | 'kind'>): number =>
  kind === 'declared' && (code === 'unknown' || code === 'malformed') ? 404 : 503;
