import type { Infer } from '../../schema/schema.ts';
import type { pinCallError } from './schemas.ts';

/**
 * The codes of a pin-call's errors.
 * @spec constant:pinCall.errorCodes, entity:enum.pinCallErrorCode
 */
export const pinCallCodes = {
  invalidNumber: 1,
  countryNotAllowed: 2,
  invalidType: 3,
  timeout: 4,
  blacklisted: 5,
  notUnique: 6,
  unknownId: 7,
  invalidCode: 8,
  attemptLimit: 9,
  unknown: 10,
} as const;

/** A code of a pin-call's error, 1 to 10. */
export type PinCallCode = (typeof pinCallCodes)[keyof typeof pinCallCodes];

const isCode = (code: number | null | undefined): code is PinCallCode =>
  Object.values(pinCallCodes).some((each) => each === code);

/**
 * The code that counts: the first error's; 10 where it has none, or one that nobody knows.
 * @spec constant:pinCall.fallbackCode, error:pincall-first-error
 */
export const firstPinCallCode = (errors: readonly Pick<Infer<typeof pinCallError>, 'code'>[]): PinCallCode => {
  const code = errors[0]?.code;
  return isCode(code) ? code : pinCallCodes.unknown;
};

/**
 * The digits of a pin.
 * @spec rule:pin-length, constant:validation.pinMobileDigits, constant:validation.pinFixedDigits
 */
export const pinDigits = { mobile: 6, fixed: 5 } as const;
