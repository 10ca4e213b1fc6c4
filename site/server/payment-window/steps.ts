import { paymentViews, type PaymentView } from '@lounge/locale';
import type { LoginResult } from '@lounge/mock-api/server';
import type { WindowReport, WindowView } from '@lounge/site/entry-server';
import { openAgeCheck, submitAgeCheck, type AgeCheckRequest } from './age-check-steps.ts';
import { field, keyPattern, newKey, type Form, type Step, type StepContext } from './step.ts';
import { subscribe, subscribePage } from './subscription-steps.ts';
import { chooseAmount, pay, topUpPage } from './top-up-steps.ts';

const plain = { formError: null, report: null } as const;

/** Parses a field or parameter as a view; null if it is none. */
export const viewIn = (value: string | null): PaymentView | null => paymentViews.find((view) => view === value) ?? null;

const originOf = ({ address, userAgent, device = null, session, language }: StepContext) => ({
  language,
  address,
  userAgent,
  device,
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
  if (login.ok) {
    const step = afterLogIn(login, next, context);
    return 'view' in step && step.view.kind === 'logged-in'
      ? { ...step, view: { ...step.view, hasSignedUp: true } }
      : step;
  }
  // The form was sent again, and its account has got a second factor meanwhile.
  if (login.formError === null) return { view: { kind: 'second-step', token: login.secondFactor, next, ...plain } };
  const formError = login.formError === 'account' ? 'wrong' : login.formError;
  const errors = context.accounts.signUpErrors(account);
  return { view: { kind: 'sign-up', email, name, hasAgreed, next, key, errors, formError, report: null } };
};

/** Returns the first page of a view for visitors. */
const visitorPage = (view: PaymentView, next: PaymentView | null): WindowView =>
  view === 'log-in'
    ? { kind: 'log-in', email: '', next, ...plain }
    : { kind: 'sign-up', email: '', name: '', hasAgreed: false, next, key: newKey(), errors: [], ...plain };

/** The page for a guest who is already logged in, for instance in another tab. */
const alreadyLoggedIn: WindowView = { kind: 'logged-in', formError: null, report: loggedIn };

const needsGuest: readonly PaymentView[] = ['top-up', 'age-check', 'vip', 'tv'];

/** Returns the first page of a view for guests. */
const guestPage = async (
  view: PaymentView,
  ageCheck: AgeCheckRequest,
  guestId: number,
  context: StepContext,
): Promise<WindowView> => {
  if (view === 'top-up') return topUpPage(guestId, context);
  return view === 'vip' || view === 'tv'
    ? subscribePage(view, guestId, context)
    : openAgeCheck(ageCheck, guestId, context);
};

/** The parameters of a page of the window. */
export interface OpenRequest {
  /** The part of the age check, for that view. @default its first page */
  readonly ageCheck?: AgeCheckRequest;
  readonly view: PaymentView;
  /** The view that needs the log-in. */
  readonly next: PaymentView | null;
  /** Whether the guest logged in on the way to this page. */
  readonly hasJustLoggedIn: boolean;
}

const noAgeCheck: AgeCheckRequest = { way: null, check: null, type: null, back: null };

/** The part of the age check that an address names; `query` returns a parameter of it. */
export const ageCheckIn = (query: (name: string) => string | null): AgeCheckRequest => ({
  way: query('way'),
  check: query('check'),
  type: query('type'),
  back: query('back'),
});

/** Returns the step for opening a page of the window; views that need a guest redirect to the log-in. */
export const openPage = async (
  { view, next, hasJustLoggedIn, ageCheck }: OpenRequest,
  context: StepContext,
): Promise<Step> => {
  if (context.session === null) {
    if (needsGuest.includes(view)) return { redirectTo: `/vxpay/${context.language}/log-in?next=${view}` };
    return { view: visitorPage(view, next) };
  }
  if (!needsGuest.includes(view)) return { view: alreadyLoggedIn };
  const first = await guestPage(view, ageCheck ?? noAgeCheck, context.session.guestId, context);
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
  if (view === 'age-check') return submitAgeCheck(form, guestId, context);
  // Shown to somebody who has logged out meanwhile, in another tab for instance.
  if (field(form, 'guest') !== String(guestId))
    return { view: { ...(await guestPage(view, noAgeCheck, guestId, context)), formError: 'otherAccount' } };
  if (view === 'vip' || view === 'tv') return subscribe(form, view, guestId, context);
  return isPaying ? pay(form, guestId, context) : chooseAmount(form, guestId, context);
};
