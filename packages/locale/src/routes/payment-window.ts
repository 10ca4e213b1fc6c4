import type { Language } from '../languages.ts';

/** The views of the payment window. */
export const paymentViews = ['log-in', 'sign-up', 'top-up', 'age-check', 'vip', 'tv'] as const;
/** The views of the payment window. */
export type PaymentView = (typeof paymentViews)[number];

/** The address of one view of the payment window. @assumed The documents name the window only. */
export const paymentWindowPath = (language: Language, view: WindowPageName): string => `/vxpay/${language}/${view}`;

/** The address of the top-up for something with a price in hundredths of a coin, so that enough is chosen at first. */
export const topUpPath = (language: Language, price: number): string =>
  `${paymentWindowPath(language, 'top-up')}?price=${price}`;

/** The addresses of the payment window in a language. */
export const paymentWindowPaths = (language: Language) => ({
  logIn: paymentWindowPath(language, 'log-in'),
  signUp: paymentWindowPath(language, 'sign-up'),
  topUp: paymentWindowPath(language, 'top-up'),
  ageCheck: paymentWindowPath(language, 'age-check'),
  vip: paymentWindowPath(language, 'vip'),
  tv: paymentWindowPath(language, 'tv'),
});

/** The account's pages of the payment window, which mails and the site link to; `newsletter` and `leave-shares` are for visitors. */
export const accountPages = [
  'verify',
  'forgot',
  'reset',
  'change-password',
  'change-email',
  'confirm-email',
  'second-factor',
  'recovery-codes',
  'delete-account',
  'export',
  'newsletter',
  'confirm-newsletter',
  'leave-newsletter',
  'leave-shares',
] as const;
/** An account's page of the payment window. */
export type AccountPage = (typeof accountPages)[number];
/** A page of the payment window. */
export type WindowPageName = PaymentView | AccountPage;

/** Returns the path of an account's page; `token` is that of a mailed link. */
export const accountPagePath = (language: Language, page: AccountPage, token?: string): string =>
  `/vxpay/${language}/${page}${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`;

/** The parameter of the home page after a log-out by form, which has the page say so. */
export const loggedOutParameter = 'logged-out';

/** Returns the path of the form that logs out without script. */
export const logOutPath = (language: Language): string => `/vxpay/${language}/log-out`;
