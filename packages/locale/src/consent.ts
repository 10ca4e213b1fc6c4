/** A visitor's choice about cookies that are not necessary: one cookie with one of these words; `unknown` before the choice. */
export const consentChoices = ['unknown', 'necessary', 'functional', 'analytics', 'all'] as const;
/** A visitor's choice about cookies that are not necessary. */
export type ConsentChoice = (typeof consentChoices)[number];
/** A purpose that needs consent. */
export type ConsentCategory = 'functional' | 'analytics';

/** Returns the choice that allows these purposes. */
export const consentOf = ({ functional, analytics }: Readonly<Record<ConsentCategory, boolean>>): ConsentChoice => {
  if (functional && analytics) return 'all';
  if (functional) return 'functional';
  return analytics ? 'analytics' : 'necessary';
};

/** Returns whether a choice allows a purpose. */
export const allows = (choice: ConsentChoice, category: ConsentCategory): boolean =>
  choice === 'all' || choice === category;

/** A choice as its cookie has it, with the proof of it once the server has recorded the choice. */
export interface StoredConsent {
  readonly choice: ConsentChoice;
  /** When it was recorded, in milliseconds since 1970, and the receipt by which the record is found. */
  readonly proof: { readonly at: number; readonly receipt: string } | null;
}

/** Returns the value of the cookie: the choice, and after dots the time and the receipt of its record. */
export const consentCookie = (choice: ConsentChoice, proof: StoredConsent['proof']): string =>
  proof === null ? choice : `${choice}.${proof.at}.${proof.receipt}`;

/** Reads the value of the cookie; a value that nobody wrote so is no choice. */
export const consentIn = (value: string | null): StoredConsent => {
  const [word, at, receipt] = (value ?? '').split('.');
  const choice = consentChoices.find((each) => each === word) ?? 'unknown';
  const isProof = /^\d{1,15}$/.test(at ?? '') && /^[\da-f]{16}$/.test(receipt ?? '');
  return { choice, proof: isProof && choice !== 'unknown' ? { at: Number(at), receipt: receipt ?? '' } : null };
};
