import { berlinDay, coinsForEuro, paymentViews, type Language, type PaymentView } from '@lounge/locale';
import {
  adultAge,
  ageAt,
  balanceOf,
  guestAccount,
  inWorld,
  isPayable,
  packagesOffered,
  paymentLimits,
  ApiError,
  settleAgeCheck,
  topUp,
  type AgeCheckResult,
  type WorldParts,
} from '@lounge/mock-api';
import type { Accounts, Begun } from '@lounge/mock-api/server';
import { newKey } from '@lounge/transport';
import type { WindowFault, WindowReport, WindowView } from '@lounge/site/entry-server';
import type { GuestSession } from '../session.ts';

/** Where a step of the window takes place. */
export interface Place {
  readonly world: WorldParts;
  readonly language: Language;
  readonly session: GuestSession | null;
  readonly accounts: Accounts;
  /** The visitor's address, for counting attempts. */
  readonly address: string;
}

/** What a step comes to: a page, or another address; a new session where somebody logged in. */
export type Step =
  | { readonly show: WindowView; readonly begun?: Begun & { ok: true } }
  | { readonly goTo: string; readonly begun?: Begun & { ok: true } };

type Form = URLSearchParams;
const plain = { fault: null, report: null } as const;

const field = (form: Form, name: string): string => form.get(name) ?? '';

/** The view that a field or parameter names, or null. */
export const viewIn = (value: string | null): PaymentView | null => paymentViews.find((view) => view === value) ?? null;

const from = ({ address, session }: Place) => ({ address, cookie: session?.cookie ?? null });

const loggedIn: WindowReport = { event: 'loggedIn', paymentId: null, isFinal: true };

/** After a log-in: on to what it was needed for, or done. */
const afterLogIn = (begun: Begun & { ok: true }, next: PaymentView | null, { language }: Place): Step =>
  next === null
    ? { show: { kind: 'logged-in', fault: null, report: loggedIn }, begun }
    : { goTo: `/vxpay/${language}/${next}?begun=1`, begun };

/** Logs in. @spec screen:overlay.login */
export const logIn = async (form: Form, place: Place): Promise<Step> => {
  const [email, next] = [field(form, 'email'), viewIn(form.get('next'))];
  const begun = await place.accounts.logIn(place.world, { email, password: field(form, 'password') }, from(place));
  if (begun.ok) return afterLogIn(begun, next, place);
  return { show: { kind: 'log-in', email, next, fault: begun.fault, report: null } };
};

/** Signs up. @spec screen:overlay.signup */
export const signUp = async (form: Form, place: Place): Promise<Step> => {
  const [email, name, next] = [field(form, 'email'), field(form, 'name'), viewIn(form.get('next'))];
  const hasAgreed = field(form, 'terms') === '1';
  const wanted = { email, name, password: field(form, 'password'), hasAgreed };
  const begun = await place.accounts.signUp(place.world, wanted, from(place));
  if (begun.ok) return afterLogIn(begun, next, place);
  return { show: { kind: 'sign-up', email, name, hasAgreed, next, fault: begun.fault, report: null } };
};

/** The page of the sums; nothing is chosen. */
export const topUpPage = (fault: WindowFault | null = null, other = ''): WindowView => ({
  kind: 'top-up',
  fault,
  report: null,
  other,
  limits: paymentLimits,
  packages: packagesOffered.map((cents) => ({ cents, coins: coinsForEuro(cents) })),
});

/** Hundredths of a euro in what somebody typed: `12`, `12,5` or `12.50`; NaN where it is no sum. */
export const centsIn = (text: string): number => {
  const [, euro, part = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return euro === undefined ? Number.NaN : Number(euro) * 100 + Number(part.padEnd(2, '0'));
};

const payPage = async (cents: number, key: string, guestId: number, { world }: Place, fault: WindowFault | null) => {
  const coins = coinsForEuro(cents);
  const balance = await balanceOf(world.database.reader, guestAccount(guestId));
  return { kind: 'pay', cents, coins, balanceAfter: balance + coins, key, fault, report: null } as const;
};

/** Takes the sum that was chosen on to the last page before paying. */
export const chooseSum = async (form: Form, guestId: number, place: Place): Promise<Step> => {
  const chosen = field(form, 'cents');
  const other = chosen === 'other' ? field(form, 'other') : '';
  const cents = chosen === 'other' ? centsIn(other) : Number(chosen);
  if (!isPayable(cents)) return { show: topUpPage('amount', other) };
  return { show: await payPage(cents, newKey(), guestId, place, null) };
};

const methods: Readonly<Record<string, 'accepted' | 'declined'>> = {
  card: 'accepted',
  bank: 'accepted',
  wallet: 'declined',
};
const keyShape = /^[\w-]{8,64}$/;

/** Pays: coins are booked once for the key of the page, however often its button is pressed. @spec feature:pay.top-up */
export const pay = async (form: Form, guestId: number, place: Place): Promise<Step> => {
  const [cents, key, method] = [Number(field(form, 'cents')), field(form, 'key'), field(form, 'method')];
  if (!isPayable(cents) || !keyShape.test(key)) return { show: topUpPage('amount') };
  const outcome = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (outcome !== 'accepted') {
    return { show: await payPage(cents, key, guestId, place, outcome === undefined ? 'method' : 'declined') };
  }
  try {
    const { coins, balance } = await inWorld(place.world, true, (world) =>
      topUp({ guestId, key, cents, method }, place.language, world),
    );
    const report = { event: 'paid', paymentId: key, isFinal: false } as const;
    return { show: { kind: 'paid', coins, balance, fault: null, report } };
  } catch (error) {
    // The same page sent with another sum: nothing is charged, and a new page has a new key.
    if (error instanceof ApiError && error.code === 'keyReused') return { show: topUpPage('amount') };
    throw error;
  }
};

const tooYoung: Readonly<Record<Language, string>> = {
  de: 'Das Geburtsdatum liegt keine 18 Jahre zurück.',
  en: 'The date of birth is less than 18 years ago.',
  nl: 'De geboortedatum is minder dan 18 jaar geleden.',
  es: 'La fecha de nacimiento es de hace menos de 18 años.',
};
const unreadable: Readonly<Record<Language, string>> = {
  de: 'Die Ausweisnummer konnte nicht bestätigt werden.',
  en: 'The number of the identity card could not be confirmed.',
  nl: 'Het nummer van de identiteitskaart kon niet worden bevestigd.',
  es: 'No se pudo confirmar el número del documento de identidad.',
};

const documentShape = /^[a-z0-9]{4,20}$/i;

/** What the test data say: too young or ending in 0 is rejected, ending in 1 stays pending. */
const checked = (
  age: number,
  document: string,
  language: Language,
): { result: AgeCheckResult; message: string | null } => {
  if (age < adultAge) return { result: 'rejected', message: tooYoung[language] };
  if (document.endsWith('0')) return { result: 'rejected', message: unreadable[language] };
  return { result: document.endsWith('1') ? 'pending' : 'accepted', message: null };
};

/** The page of the age check, with what was typed. */
export const ageCheckPage = (
  { world }: Place,
  fault: WindowFault | null = null,
  typed = { birthDate: '', document: '' },
): WindowView => ({
  kind: 'age-check',
  ...typed,
  fault,
  report: null,
  latest: berlinDay(world.clock.now()),
});

/** Checks an age with test data. @spec state:age-verification */
export const checkAge = async (form: Form, guestId: number, place: Place): Promise<Step> => {
  const [birthDate, document] = [field(form, 'birthDate'), field(form, 'document').trim()];
  const age = ageAt(birthDate, place.world.clock.now());
  if (age === null || age < 0 || age > 120) return { show: ageCheckPage(place, 'birthDate', { birthDate, document }) };
  if (!documentShape.test(document)) return { show: ageCheckPage(place, 'document', { birthDate, document }) };
  const { result, message } = checked(age, document, place.language);
  await inWorld(place.world, true, (world) => settleAgeCheck({ guestId, result, message }, world));
  const report = { event: 'ageChecked', paymentId: null, isFinal: false } as const;
  return { show: { kind: 'age-checked', result: result as 'accepted' | 'pending' | 'rejected', fault: null, report } };
};

/** The page that a view begins with. */
export const beginning = (view: PaymentView, next: PaymentView | null, place: Place): WindowView => {
  if (view === 'log-in') return { kind: 'log-in', email: '', next, ...plain };
  if (view === 'sign-up') return { kind: 'sign-up', email: '', name: '', hasAgreed: false, next, ...plain };
  return view === 'top-up' ? topUpPage() : ageCheckPage(place);
};

/** Said by the window when somebody is logged in already, in another tab for instance. */
export const alreadyLoggedIn: WindowView = { kind: 'logged-in', fault: null, report: loggedIn };

const needsGuest: readonly PaymentView[] = ['top-up', 'age-check'];

/** What a page of the window was opened with. */
export interface Opening {
  readonly view: PaymentView;
  /** What a log-in is needed for. */
  readonly next: PaymentView | null;
  /** Whether somebody has logged in on the way here. */
  readonly hasBegun: boolean;
}

/** What a page of the window begins with; what needs a guest leads over the log-in. */
export const opened = ({ view, next, hasBegun }: Opening, place: Place): Step => {
  if (place.session === null) {
    if (needsGuest.includes(view)) return { goTo: `/vxpay/${place.language}/log-in?next=${view}` };
    return { show: beginning(view, next, place) };
  }
  if (!needsGuest.includes(view)) return { show: alreadyLoggedIn };
  const first = beginning(view, next, place);
  return { show: hasBegun ? { ...first, report: { ...loggedIn, isFinal: false } } : first };
};

/** What a form of the window comes to. */
export const sent = async (form: Form, view: PaymentView, isPaying: boolean, place: Place): Promise<Step> => {
  if (view === 'log-in') return logIn(form, place);
  if (view === 'sign-up') return signUp(form, place);
  const guestId = place.session?.guestId;
  if (guestId === undefined) return { goTo: `/vxpay/${place.language}/log-in?next=${view}` };
  if (view === 'age-check') return checkAge(form, guestId, place);
  return isPaying ? pay(form, guestId, place) : chooseSum(form, guestId, place);
};
