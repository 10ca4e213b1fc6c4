import parsePhoneNumber from 'libphonenumber-js/max';
import type { Infer } from '@lounge/protocol';
import { pinCallCodes, pinDigits, type pinCallType } from '@lounge/protocol/foundation/age-check';

/**
 * The countries that are called. @assumed The documents name none: those where an interface language is spoken, and their
 * small neighbours.
 */
const callableCountries = ['DE', 'AT', 'CH', 'LI', 'LU', 'NL', 'BE', 'ES', 'GB', 'IE'] as const;

/** The country of a number without a calling code. @assumed */
const defaultCountry = 'DE';

/** A phone number that can be called, in parts. */
export interface PhoneNumber {
  /** The calling code, such as `49`. */
  readonly countryCode: string;
  /** The prefix of the network or area. */
  readonly preCode: string;
  readonly number: string;
  /** The whole number, such as `+4915123456789`. */
  readonly e164: string;
  readonly pinLength: number;
}

type PinCallType = Infer<typeof pinCallType>;

/** The kind of line that a type needs; types that are missing take either. */
const lineOf: Partial<Readonly<Record<PinCallType, 'mobile' | 'fixed'>>> = {
  primaryFixedNumber: 'fixed',
  primaryMobileNumber: 'mobile',
};

/** @assumed A country whose mobile numbers look like fixed ones gets the pin of a mobile number. */
const lines: Readonly<Record<string, 'mobile' | 'fixed'>> = {
  MOBILE: 'mobile',
  FIXED_LINE_OR_MOBILE: 'mobile',
  FIXED_LINE: 'fixed',
};

/** Returns the code of the error, or the number: valid (1), of a country that is called (2), and fit for the type (3). */
export const readPhoneNumber = (
  text: string,
  type: PinCallType,
): { readonly code: 1 | 2 | 3 } | { readonly phone: PhoneNumber } => {
  const typed = text.trim();
  // Letters are not digits of a keypad here: who types them has mistyped.
  const isNumber = /^(?:\+|00)?[\d\s()./-]+$/.test(typed);
  const parsed = isNumber ? parsePhoneNumber(typed.replace(/^00/, '+'), { defaultCountry, extract: false }) : undefined;
  if (parsed?.isValid() !== true) return { code: pinCallCodes.invalidNumber };
  if (!callableCountries.some((country) => country === parsed.country)) return { code: pinCallCodes.countryNotAllowed };
  const line = lines[parsed.getType() ?? ''];
  if (line === undefined || (lineOf[type] ?? line) !== line) return { code: pinCallCodes.invalidType };
  const [, ...groups] = parsed.formatInternational().split(' ');
  const preCode = groups.length > 1 ? (groups[0] ?? '') : '';
  const phone = {
    countryCode: parsed.countryCallingCode,
    preCode,
    number: parsed.nationalNumber.slice(preCode.length),
    e164: parsed.number,
    pinLength: pinDigits[line],
  };
  return { phone };
};
