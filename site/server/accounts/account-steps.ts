import { emailKey, isEmail, type AccountPage } from '@lounge/locale';
import {
  newsletterOfToken,
  runInWorld,
  setByToken,
  requestNewsletter,
  setShareMails,
  shareMailsOfToken,
} from '@lounge/mock-api';
import type { Accounts } from '@lounge/mock-api/server';
import { newsletterTypes } from '@lounge/protocol/foundation/guest';
import type { WindowView } from '@lounge/site/entry-server';
import type { GuestSession } from '../session.ts';
import { field, plain, type Form, type PageSteps, type Step, type StepContext } from '../step.ts';

/** The context of a step of an account's page. */
export interface AccountContext extends StepContext {
  readonly accounts: Accounts;
}

type Steps = PageSteps<AccountContext>;
type SubmitStep = (form: Form, context: AccountContext) => Promise<Step>;
/** The step of a guest's form; `source` is who sent it, from where. */
type GuestSubmit = (form: Form, context: AccountContext, source: ReturnType<typeof sourceOf>) => Promise<Step>;

const linkInvalid: Step = { view: { kind: 'link-invalid', ...plain } };

/** Shows a page that only says how a step ended. */
const end = (
  kind:
    | 'verified'
    | 'forgot-sent'
    | 'password-reset'
    | 'password-changed'
    | 'email-sent'
    | 'email-changed'
    | 'factor-off',
): Step => ({
  view: { kind, ...plain },
});

/** Redirects visitors who are not logged in to the log-in. */
const forGuest = (
  context: AccountContext,
  step: (session: GuestSession) => Step | Promise<Step>,
): Step | Promise<Step> =>
  context.session === null ? { redirectTo: `/vxpay/${context.language}/log-in` } : step(context.session);

const sourceOf = ({ guestId, session }: GuestSession, { address }: AccountContext) => ({ guestId, session, address });

/** The page of a mailed link that asks for the session or the password of the account that it belongs to. */
const mailedLink = (kind: 'verify' | 'confirm-email', done: 'verified' | 'email-changed'): Steps => ({
  open: async ({ token = '' }, { accounts, world, session }) => {
    const guestId = await accounts.guestOfLink(kind, token, world);
    const needsPassword = session?.guestId !== guestId;
    return guestId === null ? linkInvalid : { view: { kind, token, needsPassword, ...plain } };
  },
  submit: async (form, { accounts, world, session, address }) => {
    const [token, password] = [field(form, 'token'), field(form, 'current')];
    const confirm = kind === 'verify' ? accounts.verify : accounts.confirmEmail;
    const formError = await confirm(token, { session, password, address }, world);
    if (formError === null) return end(done);
    if (formError === 'link') return linkInvalid;
    return { view: { kind, token, needsPassword: true, formError, report: null } };
  },
});

/** The page of a newsletter's mail; it needs no log-in, and its forms can be sent any number of times. */
const newsletterLink = (asks: 'confirm' | 'leave'): Steps => ({
  open: async ({ token = '' }, { world }) => {
    const found = await newsletterOfToken(token, { tx: world.database.reader });
    return found === null ? linkInvalid : { view: { kind: 'newsletter', asks, token, ...found, ...plain } };
  },
  submit: async (form, { world }) => {
    const token = field(form, 'token');
    const state = field(form, 'to') === 'on' ? 'on' : 'off';
    const typeId = await runInWorld(world, true, (inWorld) => setByToken(token, state, inWorld));
    const found = typeId === null ? null : await newsletterOfToken(token, { tx: world.database.reader });
    return found === null ? linkInvalid : { view: { kind: 'newsletter', asks: null, token, ...found, ...plain } };
  },
});

/** The page of a mail by which somebody shared a video; it needs no log-in, and its forms can be sent any number of times. */
const leaveShares: Steps = {
  open: async ({ token = '' }, { world }) => {
    const found = await shareMailsOfToken(token, { tx: world.database.reader });
    return found === null ? linkInvalid : { view: { kind: 'share-mails', token, isDone: false, ...found, ...plain } };
  },
  submit: async (form, { world }) => {
    const token = field(form, 'token');
    const state = field(form, 'to') === 'on' ? 'on' : 'off';
    const isKnown = await runInWorld(world, true, (inWorld) => setShareMails(token, state, inWorld));
    if (!isKnown) return linkInvalid;
    return { view: { kind: 'share-mails', token, isDone: true, isOn: state === 'on', ...plain } };
  },
};

/** The form of the footer without script. The address need not belong to who sends it, so the answer reveals nothing of it. */
const newsletterRequest: Steps = {
  open: () => ({ view: { kind: 'newsletter-request', email: '', ...plain } }),
  submit: async (form, { world, language, brand, address }) => {
    const email = field(form, 'email');
    // The form of a page names another newsletter than the offered one.
    const named = Number(field(form, 'typeId'));
    const typeId = Object.values(newsletterTypes).find((each) => each === named);
    const again = (formError: 'email' | 'tooMany'): Step => ({
      view: { kind: 'newsletter-request', email, typeId, formError, report: null },
    });
    if (!isEmail(emailKey(email))) return again('email');
    const from = { guestId: null, language, brand, address };
    const isAsked = await runInWorld(world, true, (inWorld) => requestNewsletter(email, from, inWorld, typeId));
    return isAsked ? { view: { kind: 'newsletter-asked', ...plain } } : again('tooMany');
  },
};

const requestReset: SubmitStep = async (form, { accounts, world, address }) => {
  const email = field(form, 'email');
  if (await accounts.requestReset(email, address, world)) return end('forgot-sent');
  return { view: { kind: 'forgot', email, formError: 'tooMany', report: null } };
};

/** The accounts to choose from; none if there is one only. */
const choicesIn = (accounts: Awaited<ReturnType<Accounts['accountsOfReset']>>) =>
  accounts.length === 1 ? [] : accounts.map(({ guestId, ...choice }) => ({ ...choice, value: String(guestId) }));

const reset: SubmitStep = async (form, { accounts, world, address }) => {
  const token = field(form, 'token');
  const choices = choicesIn(await accounts.accountsOfReset(token, world));
  const chosen = field(form, 'account');
  const formError = await accounts.resetPassword(
    token,
    field(form, 'password'),
    { address },
    world,
    ...(chosen === '' ? [] : [Number(chosen)]),
  );
  if (formError === null) return end('password-reset');
  return formError === 'link'
    ? linkInvalid
    : { view: { kind: 'reset', token, choices, chosen, formError, report: null } };
};

const changePassword: GuestSubmit = async (form, { accounts, world }, source) => {
  const passwords = { current: field(form, 'current'), password: field(form, 'password') };
  const formError = await accounts.changePassword(passwords, source, world);
  if (formError === null) return end('password-changed');
  return { view: { kind: 'change-password', formError, report: null } };
};

const changeEmail: GuestSubmit = async (form, { accounts, world }, source) => {
  const fields = { email: field(form, 'email'), current: field(form, 'current') };
  const formError = await accounts.changeEmail(fields, source, world);
  if (formError === null) return end('email-sent');
  return { view: { kind: 'change-email', email: fields.email, formError, report: null } };
};

const deleteAccount: GuestSubmit = async (form, { accounts, world }, source) => {
  const result = await accounts.deleteAccount(field(form, 'current'), source, world);
  if (result.error === null) return { view: { kind: 'deletion-planned', at: result.at, ...plain } };
  return { view: { kind: 'delete-account', formError: result.error, report: null } };
};

const exportData: GuestSubmit = async (form, { accounts, world }, source) => {
  const result = await accounts.exportData(field(form, 'current'), source, world);
  if (result.error === null) return { json: result.json };
  return { view: { kind: 'export', formError: result.error, report: null } };
};

const confirmSecondFactor: GuestSubmit = async (form, { accounts, world }, source) => {
  const result = await accounts.confirmSecondFactor(field(form, 'code'), source, world);
  if (result.error === null) return { view: { kind: 'recovery-codes', codes: result.codes, ...plain } };
  const key = await accounts.waitingKey(source, world);
  if (key === null) return { view: { kind: 'second-factor', isActive: false, formError: result.error, report: null } };
  return { view: { kind: 'factor-key', ...key, formError: result.error, report: null } };
};

/**
 * Switches the second factor off if it is on; otherwise shows the key, and after its first code the recovery codes. A form with a
 * code switches nothing off: sent again after the codes were shown, it offers new ones.
 */
const secondFactor: GuestSubmit = async (form, context, source) => {
  const { accounts, world } = context;
  const isActive = await accounts.hasSecondFactor(source.guestId, world);
  if (isActive && form.has('code')) return { view: { kind: 'new-codes', ...plain } };
  if (isActive) {
    const formError = await accounts.endSecondFactor(field(form, 'current'), source, world);
    if (formError === null) return end('factor-off');
    return { view: { kind: 'second-factor', isActive, formError, report: null } };
  }
  if (form.has('code')) return confirmSecondFactor(form, context, source);
  const result = await accounts.beginSecondFactor(field(form, 'current'), source, world);
  if (result.error !== null)
    return { view: { kind: 'second-factor', isActive, formError: result.error, report: null } };
  return { view: { kind: 'factor-key', secret: result.secret, uri: result.uri, ...plain } };
};

const renewRecoveryCodes: GuestSubmit = async (form, { accounts, world }, source) => {
  const fields = { current: field(form, 'current'), code: field(form, 'code') };
  const result = await accounts.renewRecoveryCodes(fields, source, world);
  if (result.error === null) return { view: { kind: 'recovery-codes', codes: result.codes, ...plain } };
  return { view: { kind: 'new-codes', formError: result.error, report: null } };
};

const openReset: Steps['open'] = async ({ token = '' }, { accounts, world }) => {
  const found = await accounts.accountsOfReset(token, world);
  if (found.length === 0) return linkInvalid;
  return { view: { kind: 'reset', token, choices: choicesIn(found), chosen: '', ...plain } };
};

const openSecondFactor = async ({ accounts, world }: AccountContext, guestId: number): Promise<WindowView> => ({
  kind: 'second-factor',
  isActive: await accounts.hasSecondFactor(guestId, world),
  ...plain,
});

/** A page for guests. */
const guestPage = (
  open: (context: AccountContext, guestId: number) => Promise<WindowView>,
  submit: GuestSubmit,
): Steps => ({
  open: (_, context) => forGuest(context, async ({ guestId }) => ({ view: await open(context, guestId) })),
  submit: async (form, context) => forGuest(context, (session) => submit(form, context, sourceOf(session, context))),
});

/** A page for guests that begins with the same form for everybody. */
const guestForm = (view: WindowView, submit: GuestSubmit): Steps => guestPage(async () => view, submit);

/** The account's pages of the window, an entry each. */
export const accountPageSteps: Readonly<Record<AccountPage, Steps>> = {
  verify: mailedLink('verify', 'verified'),
  forgot: { open: () => ({ view: { kind: 'forgot', email: '', ...plain } }), submit: requestReset },
  reset: { open: openReset, submit: reset },
  'change-password': guestForm({ kind: 'change-password', ...plain }, changePassword),
  'change-email': guestForm({ kind: 'change-email', email: '', ...plain }, changeEmail),
  'confirm-email': mailedLink('confirm-email', 'email-changed'),
  'second-factor': guestPage(openSecondFactor, secondFactor),
  'recovery-codes': guestForm({ kind: 'new-codes', ...plain }, renewRecoveryCodes),
  'delete-account': guestForm({ kind: 'delete-account', ...plain }, deleteAccount),
  export: guestForm({ kind: 'export', ...plain }, exportData),
  newsletter: newsletterRequest,
  'confirm-newsletter': newsletterLink('confirm'),
  'leave-newsletter': newsletterLink('leave'),
  'leave-shares': leaveShares,
};
