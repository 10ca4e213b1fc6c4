import { berlinDay, coinsForEuro, paymentViews, type Language, type PaymentView } from '@lounge/locale';
import {
  adultAge,
  ageAt,
  balanceOf,
  guestAccount,
  runInWorld,
  isPayable,
  packagesOffered,
  paymentLimits,
  randomHex,
  recentPayment,
  ApiError,
  settleAgeCheck,
  topUp,
  type AgeCheckResult,
  type WorldParts,
} from '@lounge/mock-api';
import type { Accounts, LoginResult } from '@lounge/mock-api/server';
import type { FormError, WindowReport, WindowView } from '@lounge/site/entry-server';
import type { GuestSession } from '../session.ts';

/** The context of a step of the window. */
export interface StepContext {
  readonly world: WorldParts;
  readonly language: Language;
  readonly session: GuestSession | null;
  readonly accounts: Pick<Accounts, 'logIn' | 'logInChosen' | 'logInWithCode' | 'signUp'>;
  /** The visitor's IP address, for counting attempts. */
  readonly address: string;
  /** The browser's user agent, for the list of sessions. */
  readonly userAgent: string | null;
}

/** The result of a step: a page or a redirect, and a new session after a log-in; or a file of JSON. */
export type Step =
  | { readonly view: WindowView; readonly session?: LoginResult & { ok: true } }
  | { readonly redirectTo: string; readonly session?: LoginResult & { ok: true } }
  | { readonly json: string };

type Form = URLSearchParams;
const plain = { formError: null, report: null } as const;

const field = (form: Form, name: string): string => form.get(name) ?? '';

/** The key of a form, the same for every press of its button. */
const newKey = (): string => randomHex(18);
const keyPattern = /^[\w-]{8,64}$/;

/** Parses a field or parameter as a view; null if it is none. */
export const viewIn = (value: string | null): PaymentView | null => paymentViews.find((view) => view === value) ?? null;

const originOf = ({ address, userAgent, session }: StepContext) => ({
  address,
  userAgent,
  cookie: session?.cookie ?? null,
});

const loggedIn: WindowReport = { event: 'loggedIn', paymentId: null, isFinal: true };

/** Returns the step after a log-in: the view that needed it, or the end. */
const afterLogIn = (login: LoginResult & { ok: true }, next: PaymentView | null, { language }: StepContext): Step => {
  if (login.hasCancelledDeletion) {
    // Not final, so that the guest reads it before the page reloads.
    const report = { ...loggedIn, isFinal: false };
    return { view: { kind: 'deletion-cancelled', next, formError: null, report }, session: login };
  }
  return next === null
    ? { view: { kind: 'logged-in', formError: null, report: loggedIn }, session: login }
    : { redirectTo: `/vxpay/${language}/${next}?begun=1`, session: login };
};

/** The second step of a log-in. */
const enterCode = async (form: Form, next: PaymentView | null, context: StepContext): Promise<Step> => {
  const [token, code] = [field(form, 'token'), field(form, 'code')];
  const login = await context.accounts.logInWithCode(context.world, { token, code }, originOf(context));
  if (login.ok) return afterLogIn(login, next, context);
  if (login.formError === 'wrong')
    return { view: { kind: 'log-in', email: '', next, formError: 'stepExpired', report: null } };
  return { view: { kind: 'second-step', token, next, formError: login.formError, report: null } };
};

/** The step of a log-in whose password opens several accounts. */
const chooseAccount = async (form: Form, next: PaymentView | null, context: StepContext): Promise<Step> => {
  const login = await context.accounts.logInChosen(context.world, field(form, 'account'), originOf(context));
  if (login.ok) return afterLogIn(login, next, context);
  if (login.formError === null) return { view: { kind: 'second-step', token: login.secondFactor, next, ...plain } };
  return { view: { kind: 'log-in', email: '', next, formError: 'stepExpired', report: null } };
};

/** Logs in. @spec screen:overlay.login */
export const logIn = async (form: Form, context: StepContext): Promise<Step> => {
  const [email, next] = [field(form, 'email'), viewIn(form.get('next'))];
  const { accounts, world } = context;
  if (form.has('token')) return enterCode(form, next, context);
  if (form.has('account')) return chooseAccount(form, next, context);
  const login = await accounts.logIn(world, { email, password: field(form, 'password') }, originOf(context));
  if (login.ok) return afterLogIn(login, next, context);
  if (login.formError === null) return { view: { kind: 'second-step', token: login.secondFactor, next, ...plain } };
  if (login.formError === 'account')
    return { view: { kind: 'choose-account', choices: login.choices, next, ...plain } };
  return { view: { kind: 'log-in', email, next, formError: login.formError, report: null } };
};

/** Signs up. @spec screen:overlay.signup */
export const signUp = async (form: Form, context: StepContext): Promise<Step> => {
  const [email, name, next] = [field(form, 'email'), field(form, 'name'), viewIn(form.get('next'))];
  const hasAgreed = field(form, 'terms') === '1';
  const typed = field(form, 'key');
  const key = keyPattern.test(typed) ? typed : newKey();
  const account = { email, name, password: field(form, 'password'), hasAgreed, key };
  const login = await context.accounts.signUp(context.world, account, originOf(context));
  if (login.ok) return afterLogIn(login, next, context);
  // The form was sent again, and its account has got a second factor meanwhile.
  if (login.formError === null) return { view: { kind: 'second-step', token: login.secondFactor, next, ...plain } };
  const formError = login.formError === 'account' ? 'wrong' : login.formError;
  return { view: { kind: 'sign-up', email, name, hasAgreed, next, key, formError, report: null } };
};

/** The page of the amounts; none is preselected. */
const topUpPage = async (
  guestId: number,
  { world }: StepContext,
  formError: FormError | null = null,
  other = '',
): Promise<WindowView> => ({
  kind: 'top-up',
  formError,
  report: null,
  other,
  limits: paymentLimits,
  packages: packagesOffered.map((cents) => ({ cents, coins: coinsForEuro(cents) })),
  recent: await recentPayment(guestId, world),
});

/** Parses typed euros, such as `12`, `12,5` or `12.50`, as cents; NaN if the text is no amount. */
export const centsIn = (text: string): number => {
  const [, euro, fraction = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return euro === undefined ? Number.NaN : Number(euro) * 100 + Number(fraction.padEnd(2, '0'));
};

const payPage = async (
  cents: number,
  key: string,
  guestId: number,
  { world }: StepContext,
  formError: FormError | null,
) => {
  const coins = coinsForEuro(cents);
  const balance = await balanceOf(world.database.reader, guestAccount(guestId));
  return { kind: 'pay', cents, coins, balanceAfter: balance + coins, key, formError, report: null } as const;
};

/** Validates the chosen amount and returns the last page before payment. */
export const chooseAmount = async (form: Form, guestId: number, context: StepContext): Promise<Step> => {
  const chosen = field(form, 'cents');
  const other = chosen === 'other' ? field(form, 'other') : '';
  const cents = chosen === 'other' ? centsIn(other) : Number(chosen);
  if (!isPayable(cents)) return { view: await topUpPage(guestId, context, 'amount', other) };
  return { view: await payPage(cents, newKey(), guestId, context, null) };
};

const methods: Readonly<Record<string, 'accepted' | 'declined'>> = {
  card: 'accepted',
  bank: 'accepted',
  wallet: 'declined',
};

/** Pays: coins are booked once for the key of the page, however often its button is pressed. @spec feature:pay.top-up */
export const pay = async (form: Form, guestId: number, context: StepContext): Promise<Step> => {
  const [cents, key, method] = [Number(field(form, 'cents')), field(form, 'key'), field(form, 'method')];
  if (!isPayable(cents) || !keyPattern.test(key)) return { view: await topUpPage(guestId, context, 'amount') };
  const outcome = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (outcome !== 'accepted') {
    return { view: await payPage(cents, key, guestId, context, outcome === undefined ? 'method' : 'declined') };
  }
  try {
    const { coins, balance } = await runInWorld(context.world, true, (world) =>
      topUp({ guestId, key, cents, method }, context.language, world),
    );
    const report = { event: 'paid', paymentId: key, isFinal: false } as const;
    return { view: { kind: 'paid', coins, balance, formError: null, report } };
  } catch (error) {
    // The same key with another amount: nothing is charged, and the new page has a new key.
    if (error instanceof ApiError && error.code === 'keyReused')
      return { view: await topUpPage(guestId, context, 'amount') };
    throw error;
  }
};

const tooYoung: Readonly<Record<Language, string>> = {
  de: 'Das Geburtsdatum liegt keine 18 Jahre zurück.',
  en: 'The date of birth is less than 18 years ago.',
  nl: 'De geboortedatum is minder dan 18 jaar geleden.',
  es: 'La fecha de nacimiento es de hace menos de 18 años.',
};
const unconfirmed: Readonly<Record<Language, string>> = {
  de: 'Die Ausweisnummer konnte nicht bestätigt werden.',
  en: 'The number of the identity card could not be confirmed.',
  nl: 'Het nummer van de identiteitskaart kon niet worden bevestigd.',
  es: 'No se pudo confirmar el número del documento de identidad.',
};

const documentPattern = /^[a-z0-9]{4,20}$/i;

/** Checks test data: too young or a number ending in 0 is rejected, a number ending in 1 stays pending. */
const resultOf = (
  age: number,
  document: string,
  language: Language,
): { result: AgeCheckResult; message: string | null } => {
  if (age < adultAge) return { result: 'rejected', message: tooYoung[language] };
  if (document.endsWith('0')) return { result: 'rejected', message: unconfirmed[language] };
  return { result: document.endsWith('1') ? 'pending' : 'accepted', message: null };
};

/** The page of the age check, with the typed values. */
const ageCheckPage = (
  { world }: StepContext,
  formError: FormError | null = null,
  typed = { birthDate: '', document: '' },
): WindowView => ({
  kind: 'age-check',
  ...typed,
  formError,
  report: null,
  latest: berlinDay(world.clock.now()),
});

/** Checks an age with test data. @spec state:age-verification */
export const checkAge = async (form: Form, guestId: number, context: StepContext): Promise<Step> => {
  const [birthDate, document] = [field(form, 'birthDate'), field(form, 'document').trim()];
  const age = ageAt(birthDate, context.world.clock.now());
  if (age === null || age < 0 || age > 120)
    return { view: ageCheckPage(context, 'birthDate', { birthDate, document }) };
  if (!documentPattern.test(document)) return { view: ageCheckPage(context, 'document', { birthDate, document }) };
  const { result, message } = resultOf(age, document, context.language);
  await runInWorld(context.world, true, (world) => settleAgeCheck({ guestId, result, message }, world));
  const report = { event: 'ageChecked', paymentId: null, isFinal: false } as const;
  return {
    view: { kind: 'age-checked', result: result as 'accepted' | 'pending' | 'rejected', formError: null, report },
  };
};

/** Returns the first page of a view for visitors. */
const visitorPage = (view: PaymentView, next: PaymentView | null): WindowView =>
  view === 'log-in'
    ? { kind: 'log-in', email: '', next, ...plain }
    : { kind: 'sign-up', email: '', name: '', hasAgreed: false, next, key: newKey(), ...plain };

/** The page for a guest who is already logged in, for instance in another tab. */
const alreadyLoggedIn: WindowView = { kind: 'logged-in', formError: null, report: loggedIn };

const needsGuest: readonly PaymentView[] = ['top-up', 'age-check'];

/** The parameters of a page of the window. */
export interface OpenRequest {
  readonly view: PaymentView;
  /** The view that needs the log-in. */
  readonly next: PaymentView | null;
  /** Whether the guest logged in on the way to this page. */
  readonly hasJustLoggedIn: boolean;
}

/** Returns the step for opening a page of the window; views that need a guest redirect to the log-in. */
export const openPage = async ({ view, next, hasJustLoggedIn }: OpenRequest, context: StepContext): Promise<Step> => {
  if (context.session === null) {
    if (needsGuest.includes(view)) return { redirectTo: `/vxpay/${context.language}/log-in?next=${view}` };
    return { view: visitorPage(view, next) };
  }
  if (!needsGuest.includes(view)) return { view: alreadyLoggedIn };
  const first = view === 'top-up' ? await topUpPage(context.session.guestId, context) : ageCheckPage(context);
  return { view: hasJustLoggedIn ? { ...first, report: { ...loggedIn, isFinal: false } } : first };
};

/** Returns the step for a submitted form of the window. */
export const submitForm = async (
  form: Form,
  view: PaymentView,
  isPaying: boolean,
  context: StepContext,
): Promise<Step> => {
  if (view === 'log-in') return logIn(form, context);
  if (view === 'sign-up') return signUp(form, context);
  const guestId = context.session?.guestId;
  if (guestId === undefined) return { redirectTo: `/vxpay/${context.language}/log-in?next=${view}` };
  if (view === 'age-check') return checkAge(form, guestId, context);
  return isPaying ? pay(form, guestId, context) : chooseAmount(form, guestId, context);
};
