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
