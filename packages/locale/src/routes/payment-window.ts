import type { Language } from '../languages.ts';

/** What the hosted payment window can do. */
export const paymentViews = ['log-in', 'sign-up', 'top-up', 'age-check'] as const;
/** What the hosted payment window can do. */
export type PaymentView = (typeof paymentViews)[number];

/** The address of one view of the hosted payment window. @assumed The documents name the window only. */
export const paymentWindowPath = (language: Language, view: PaymentView): string => `/vxpay/${language}/${view}`;

/** The addresses of the hosted payment window in a language. */
export const paymentWindowPaths = (language: Language) => ({
  logIn: paymentWindowPath(language, 'log-in'),
  signUp: paymentWindowPath(language, 'sign-up'),
  topUp: paymentWindowPath(language, 'top-up'),
  ageCheck: paymentWindowPath(language, 'age-check'),
});
