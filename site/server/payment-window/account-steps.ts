import type { AccountPage } from '@lounge/locale';
import type { Step, StepContext } from './steps.ts';

const plain = { formError: null, report: null } as const;
const linkInvalid: Step = { view: { kind: 'link-invalid', ...plain } };

/** Returns the step for opening an account's page. It changes nothing: programs that check mails open links as well. */
export const openAccountPage = async (_page: AccountPage, token: string, context: StepContext): Promise<Step> => {
  const { accounts, world } = context;
  return (await accounts.isLinkValid(world, 'verify', token))
    ? { view: { kind: 'verify', token, ...plain } }
    : linkInvalid;
};

/** Returns the step for a submitted form of an account's page. */
export const submitAccountForm = async (
  _page: AccountPage,
  form: URLSearchParams,
  { accounts, world }: StepContext,
): Promise<Step> =>
  (await accounts.verify(world, form.get('token') ?? '')) ? { view: { kind: 'verified', ...plain } } : linkInvalid;
