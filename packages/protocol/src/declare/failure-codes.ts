/**
 * All failure codes with their REST status.
 * @assumed The documents name a generic failure only; these codes are ours.
 * @spec error:http-not-ok, entity:enum.contentRestriction
 */
export const failureStatus = {
  malformed: 400,
  needLogin: 401,
  needAgeCheck: 403,
  needAbo: 403,
  needPurchase: 403,
  declined: 403,
  limitReached: 403,
  paused: 403,
  noMethod: 403,
  locked: 403,
  restricted: 403,
  notInCountry: 403,
  blocked: 403,
  foreignOrigin: 403,
  unknown: 404,
  keyReused: 409,
  inProgress: 409,
  wrongSequence: 409,
  actorOffline: 409,
  actorBusy: 409,
  priceChanged: 409,
  notPossible: 409,
  voucherUnfit: 409,
  voucherUsed: 409,
  voucherNotYet: 409,
  voucherExpired: 409,
  tooLarge: 413,
  wrongType: 415,
  tooMany: 429,
  failed: 500,
  unavailable: 503,
} as const;

/** A failure code, for instance `needLogin`. */
export type FailureCode = keyof typeof failureStatus;

/** All failure codes. */
export const failureCodes = Object.keys(failureStatus) as readonly FailureCode[];

/** Whether a value is a failure code. */
export const isFailureCode = (value: unknown): value is FailureCode =>
  typeof value === 'string' && Object.hasOwn(failureStatus, value);

/**
 * The error message for an operation without a token; the client returns it before sending, the server on receipt.
 * @spec error:query-token-missing, constant:http.missingTokenText
 */
export const missingTokenText = 'Missing Vxql-Token';
