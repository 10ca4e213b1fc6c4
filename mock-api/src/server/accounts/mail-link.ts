import { accountPagePath, accountPages, paymentWindowPath, type AccountPage } from '@lounge/locale';
import { alertMailKind, alertMailPath } from '../../content/favourites/index.ts';
import { linkLifetimes } from '../../foundation/guest/one-time-links.ts';
import type { LinkKind } from '../../world/link-kind.ts';

/** Mails that tell of something that may have been somebody else; they lead to the way back to the account. */
const notices: readonly string[] = [
  'exists',
  'password-changed',
  'email-change',
  'email-changed',
  'factor-on',
  'factor-off',
  'codes-renewed',
];

const isLinkKind = (kind: string): kind is Extract<LinkKind, AccountPage> =>
  Object.hasOwn(linkLifetimes, kind) && accountPages.some((each) => each === kind);

/** The path that a mail links to, in English unless the mail has its own; null for a mail without a link, or whose link was used or has expired. */
export const mailLinkOf = ({ kind, body }: { readonly kind: string; readonly body: string }): string | null => {
  if (isLinkKind(kind)) return body === '' ? null : accountPagePath('en', kind, body);
  if (kind === 'deletion-planned') return paymentWindowPath('en', 'log-in');
  if (kind === alertMailKind) return alertMailPath(body);
  return notices.includes(kind) ? accountPagePath('en', 'forgot') : null;
};
