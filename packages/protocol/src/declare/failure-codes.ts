/**
 * The only list of named failures, and the REST status each one travels with.
 * @assumed The documents name a generic failure only; these codes are ours.
 * @spec error:http-not-ok, entity:enum.contentRestriction
 */
export const failureStatus = {
  malformed: 400,
  needLogin: 401,
  needAgeCheck: 403,
  needAbo: 403,
  needPurchase: 403,
  locked: 403,
  foreignOrigin: 403,
  unknown: 404,
  keyReused: 409,
  tooLarge: 413,
  wrongType: 415,
  tooMany: 429,
  failed: 500,
  unavailable: 503,
} as const;

/** A named failure as it appears on the wire, for instance `needLogin`. */
export type FailureCode = keyof typeof failureStatus;

/** All named failures. */
export const failureCodes = Object.keys(failureStatus) as readonly FailureCode[];

/** Whether a value from the wire is one of our named failures. */
export const isFailureCode = (value: unknown): value is FailureCode =>
  typeof value === 'string' && Object.hasOwn(failureStatus, value);

/**
 * The literal error for a query without its token, raised by the client before sending and by the server on arrival.
 * @spec error:query-token-missing, constant:http.missingTokenText
 */
export const missingTokenText = 'Missing Vxql-Token';
