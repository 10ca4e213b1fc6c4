import type { AccountPage } from '@lounge/locale';
import type { Accounts } from '@lounge/mock-api/server';
import type { GuestSession } from '../session.ts';
import type { Step, StepContext } from './step.ts';

/** The context of a step of an account's page. */
export interface AccountContext extends StepContext {
  readonly accounts: Accounts;
}

type Form = URLSearchParams;
type SubmitStep = (form: Form, context: AccountContext) => Promise<Step>;

const plain = { formError: null, report: null } as const;
const linkInvalid: Step = { view: { kind: 'link-invalid', ...plain } };
const field = (form: Form, name: string): string => form.get(name) ?? '';

/** Shows a page that only says how a step ended. */
const end = (
  kind:
    'verified' | 'forgot-sent' | 'password-reset' | 'password-changed' | 'email-sent' | 'email-changed' | 'factor-off',
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

/** Uses a mailed link that asks for the session or the password of the account that it belongs to. */
const proven =
  (kind: 'verify' | 'confirm-email', done: 'verified' | 'email-changed'): SubmitStep =>
  async (form, { accounts, world, session, address }) => {
    const [token, password] = [field(form, 'token'), field(form, 'current')];
    const use = kind === 'verify' ? accounts.verify : accounts.confirmEmail;
    const formError = await use(world, token, { session, password, address });
    if (formError === null) return end(done);
    if (formError === 'link') return linkInvalid;
    return { view: { kind, token, needsPassword: true, formError, report: null } };
  };

const requestReset: SubmitStep = async (form, { accounts, world, address }) => {
  const email = field(form, 'email');
  if (await accounts.requestReset(world, email, address)) return end('forgot-sent');
  return { view: { kind: 'forgot', email, formError: 'tooMany', report: null } };
};

/** The accounts to choose from; none if there is one only. */
const choicesIn = (accounts: Awaited<ReturnType<Accounts['accountsOfReset']>>) =>
  accounts.length === 1 ? [] : accounts.map(({ guestId, ...choice }) => ({ ...choice, value: String(guestId) }));

const reset: SubmitStep = async (form, { accounts, world, address }) => {
  const token = field(form, 'token');
  const choices = choicesIn(await accounts.accountsOfReset(world, token));
  const chosen = field(form, 'account');
  const formError = await accounts.resetPassword(
    world,
    token,
    field(form, 'password'),
    { address },
    ...(chosen === '' ? [] : [Number(chosen)]),
  );
  if (formError === null) return end('password-reset');
  return formError === 'link'
    ? linkInvalid
    : { view: { kind: 'reset', token, choices, chosen, formError, report: null } };
};

const changePassword: SubmitStep = async (form, context) =>
  forGuest(context, async (session) => {
    const { accounts, world } = context;
    const passwords = { current: field(form, 'current'), password: field(form, 'password') };
    const formError = await accounts.changePassword(world, passwords, sourceOf(session, context));
    if (formError === null) return end('password-changed');
    return { view: { kind: 'change-password', formError, report: null } };
  });

const changeEmail: SubmitStep = async (form, context) =>
  forGuest(context, async (session) => {
    const { accounts, world } = context;
    const fields = { email: field(form, 'email'), current: field(form, 'current') };
    const formError = await accounts.changeEmail(world, fields, sourceOf(session, context));
    if (formError === null) return end('email-sent');
    return { view: { kind: 'change-email', email: fields.email, formError, report: null } };
  });

const deleteAccount: SubmitStep = async (form, context) =>
  forGuest(context, async (session) => {
    const { accounts, world } = context;
    const result = await accounts.deleteAccount(world, field(form, 'current'), sourceOf(session, context));
    if (result.error === null) return { view: { kind: 'deletion-planned', at: result.at, ...plain } };
    return { view: { kind: 'delete-account', formError: result.error, report: null } };
  });

const exportData: SubmitStep = async (form, context) =>
  forGuest(context, async (session) => {
    const { accounts, world } = context;
    const result = await accounts.exportData(world, field(form, 'current'), sourceOf(session, context));
    if (result.error === null) return { json: result.json };
    return { view: { kind: 'export', formError: result.error, report: null } };
  });

const confirmSecondFactor = async (
  form: Form,
  source: ReturnType<typeof sourceOf>,
  { accounts, world }: AccountContext,
): Promise<Step> => {
  const result = await accounts.confirmSecondFactor(world, field(form, 'code'), source);
  if (result.error === null) return { view: { kind: 'recovery-codes', codes: result.codes, ...plain } };
  const key = await accounts.waitingKey(world, source);
  if (key === null) return { view: { kind: 'second-factor', isActive: false, formError: result.error, report: null } };
  return { view: { kind: 'factor-key', ...key, formError: result.error, report: null } };
};

/**
 * Switches the second factor off if it is on; otherwise shows the key, and after its first code the recovery codes. A form with a
 * code switches nothing off: sent again after the codes were shown, it offers new ones.
 */
const secondFactor: SubmitStep = async (form, context) =>
  forGuest(context, async (session) => {
    const { accounts, world } = context;
    const source = sourceOf(session, context);
    const isActive = await accounts.hasSecondFactor(world, source.guestId);
    if (isActive && form.has('code')) return { view: { kind: 'new-codes', ...plain } };
    if (isActive) {
      const formError = await accounts.endSecondFactor(world, field(form, 'current'), source);
      if (formError === null) return end('factor-off');
      return { view: { kind: 'second-factor', isActive, formError, report: null } };
    }
    if (form.has('code')) return confirmSecondFactor(form, source, context);
    const result = await accounts.beginSecondFactor(world, field(form, 'current'), source);
    if (result.error !== null)
      return { view: { kind: 'second-factor', isActive, formError: result.error, report: null } };
    return { view: { kind: 'factor-key', secret: result.secret, uri: result.uri, ...plain } };
  });

const renewRecoveryCodes: SubmitStep = async (form, context) =>
  forGuest(context, async (session) => {
    const { accounts, world } = context;
    const fields = { current: field(form, 'current'), code: field(form, 'code') };
    const result = await accounts.renewRecoveryCodes(world, fields, sourceOf(session, context));
    if (result.error === null) return { view: { kind: 'recovery-codes', codes: result.codes, ...plain } };
    return { view: { kind: 'new-codes', formError: result.error, report: null } };
  });

const submits: Readonly<Record<AccountPage, SubmitStep>> = {
  verify: proven('verify', 'verified'),
  forgot: requestReset,
  reset,
  'change-password': changePassword,
  'change-email': changeEmail,
  'confirm-email': proven('confirm-email', 'email-changed'),
  'second-factor': secondFactor,
  'recovery-codes': renewRecoveryCodes,
  'delete-account': deleteAccount,
  export: exportData,
};

/** Returns the step for a submitted form of an account's page. */
export const submitAccountForm = (page: AccountPage, form: Form, context: AccountContext): Promise<Step> =>
  submits[page](form, context);

/** Returns the step for opening an account's page. It changes nothing: programs that check mails open links as well. */
export const openAccountPage = async (page: AccountPage, token: string, context: AccountContext): Promise<Step> => {
  const { accounts, world, session } = context;
  switch (page) {
    case 'verify':
    case 'confirm-email': {
      const guestId = await accounts.guestOfLink(world, page, token);
      const needsPassword = session?.guestId !== guestId;
      return guestId === null ? linkInvalid : { view: { kind: page, token, needsPassword, ...plain } };
    }
    case 'reset': {
      const found = await accounts.accountsOfReset(world, token);
      const view = { kind: page, token, choices: choicesIn(found), chosen: '', ...plain } as const;
      return found.length === 0 ? linkInvalid : { view };
    }
    case 'forgot':
      return { view: { kind: 'forgot', email: '', ...plain } };
    case 'change-email':
      return forGuest(context, () => ({ view: { kind: 'change-email', email: '', ...plain } }));
    case 'second-factor':
      return forGuest(context, async ({ guestId }) => ({
        view: { kind: page, isActive: await accounts.hasSecondFactor(world, guestId), ...plain },
      }));
    case 'recovery-codes':
      return forGuest(context, () => ({ view: { kind: 'new-codes', ...plain } }));
    case 'change-password':
    case 'delete-account':
    case 'export':
      return forGuest(context, () => ({ view: { kind: page, ...plain } }));
  }
};
