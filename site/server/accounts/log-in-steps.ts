import { affiliateCookie, emailKey, isEmail, type PaymentView } from '@lounge/locale';
import { confirmedAddress, isLockedOut } from '@lounge/mock-api';
import type { LoginResult } from '@lounge/mock-api/server';
import type { FormError, WindowView } from '@lounge/site/entry-server';
import {
  field,
  keyPattern,
  loggedIn,
  newKey,
  plain,
  viewIn,
  type Form,
  type PageSteps,
  type Step,
  type StepContext,
} from '../step.ts';

const originOf = ({ address, userAgent, device = null, session, language, brand }: StepContext) => ({
  language,
  brand,
  address,
  userAgent,
  device,
  cookie: session?.cookie ?? null,
});

/** Returns the step after a log-in: the view that needed it, or the end. */
const afterLogIn = async (
  login: LoginResult & { ok: true },
  next: PaymentView | null,
  { language, world }: StepContext,
): Promise<Step> => {
  // Not final, so that the guest reads it before the page reloads.
  const read = { formError: null, report: { ...loggedIn, isFinal: false } };
  if (login.hasCancelledDeletion) return { view: { kind: 'deletion-cancelled', next, ...read }, session: login };
  if (await isLockedOut(world.database.reader, login.guestId))
    return { view: { kind: 'account-locked', ...read }, session: login };
  return next === null
    ? { view: { kind: 'logged-in', formError: null, report: loggedIn }, session: login }
    : { redirectTo: `/vxpay/${language}/${next}?begun=1`, session: login };
};

/** The second step of a log-in. */
const enterCode = async (form: Form, next: PaymentView | null, context: StepContext): Promise<Step> => {
  const [token, code] = [field(form, 'token'), field(form, 'code')];
  const login = await context.accounts.logInWithCode({ token, code }, originOf(context), context.world);
  if (login.ok) return afterLogIn(login, next, context);
  if (login.formError === 'wrong')
    return { view: { kind: 'log-in', email: '', next, formError: 'stepExpired', report: null } };
  return { view: { kind: 'second-step', token, next, formError: login.formError, report: null } };
};

/** The step of a log-in whose password opens several accounts. */
const chooseAccount = async (form: Form, next: PaymentView | null, context: StepContext): Promise<Step> => {
  const login = await context.accounts.logInChosen(field(form, 'account'), originOf(context), context.world);
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
  const again = (formError: FormError): Step => ({ view: { kind: 'log-in', email, next, formError, report: null } });
  // A text that is no address belongs to nobody, so that saying so reveals nothing and costs no attempt.
  if (!isEmail(emailKey(email))) return again('email');
  const login = await accounts.logIn({ email, password: field(form, 'password') }, originOf(context), world);
  if (login.ok) return afterLogIn(login, next, context);
  if (login.formError === null) return { view: { kind: 'second-step', token: login.secondFactor, next, ...plain } };
  if (login.formError === 'account')
    return { view: { kind: 'choose-account', choices: login.choices, next, ...plain } };
  return again(login.formError);
};

/** The origin of a sign-up: the brand, the page that asked for an account, and the affiliate from whom the visitor came. */
const signUpOrigin = (next: string | null, { brand, affiliate = null }: StepContext): string =>
  `${brand}/${next ?? 'sign-up'}${affiliate === null ? '' : `?affiliate=${affiliateCookie(affiliate)}`}`;

/** Signs up. @spec screen:overlay.signup */
export const signUp = async (form: Form, context: StepContext): Promise<Step> => {
  const [email, name, next] = [field(form, 'email'), field(form, 'name'), viewIn(form.get('next'))];
  const hasAgreed = field(form, 'terms') === '1';
  const wantsNewsletter = field(form, 'newsletter') === '1';
  const typed = field(form, 'key');
  const key = keyPattern.test(typed) ? typed : newKey();
  const account = {
    email,
    name,
    password: field(form, 'password'),
    hasAgreed,
    wantsNewsletter,
    key,
    origin: signUpOrigin(next, context),
  };
  const login = await context.accounts.signUp(account, originOf(context), context.world);
  if (login.ok) {
    const step = await afterLogIn(login, next, context);
    return 'view' in step && step.view.kind === 'logged-in'
      ? { ...step, view: { ...step.view, hasSignedUp: true } }
      : step;
  }
  // The form was sent again, and its account has got a second factor meanwhile.
  if (login.formError === null) return { view: { kind: 'second-step', token: login.secondFactor, next, ...plain } };
  const formError = login.formError === 'account' ? 'wrong' : login.formError;
  const errors = context.accounts.signUpErrors(account);
  const typedBefore = { email, name, hasAgreed, wantsNewsletter, next, key, errors };
  return { view: { kind: 'sign-up', ...typedBefore, formError, report: null } };
};

/** A page for visitors. Guests are logged in already, in another tab for instance. */
const visitorPage = (
  first: (next: PaymentView | null) => WindowView,
  submit: PageSteps['submit'],
  /** The data that a guest's page has besides. */
  ofGuest: (guestId: number, context: StepContext) => Promise<{ hasSignedUp?: boolean }> = async () => ({}),
): PageSteps => ({
  open: async ({ next }, context) => {
    const { session } = context;
    if (session === null) return { view: first(next) };
    const more = await ofGuest(session.guestId, context);
    return { view: { kind: 'logged-in', ...more, formError: null, report: loggedIn } };
  },
  submit,
});

const emptySignUp = {
  email: '',
  name: '',
  hasAgreed: false,
  wantsNewsletter: false,
  errors: [],
} as const;

/** The window opens its page again after a sign-up: until the address is confirmed, the guest reads where the link is. */
const waitsForMail = async (guestId: number, { world }: StepContext) => ({
  hasSignedUp: (await confirmedAddress.first(world.database.reader, { guestId })) === null,
});

/** The pages of visitors. */
export const logInPages = {
  'log-in': visitorPage((next) => ({ kind: 'log-in', email: '', next, ...plain }), logIn),
  'sign-up': visitorPage(
    (next) => ({ kind: 'sign-up', ...emptySignUp, next, key: newKey(), ...plain }),
    signUp,
    waitsForMail,
  ),
} as const satisfies Partial<Readonly<Record<PaymentView, PageSteps>>>;
