import { accountPagePath, accountPages, paymentWindowPath, type AccountPage, type Language } from '@lounge/locale';
import { alertMailKind, alertMailPath } from '../../content/favourites/index.ts';
import { refundMailKind } from '../../content/tickets/index.ts';
import { shareMailKind } from '../../content/videos/index.ts';
import { confirmMailKind, newsletterMailKind } from '../../foundation/guest/newsletter-texts.ts';
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

/** Mails whose body is their text; that of the others is a token, or nothing. */
export const writtenMails: readonly string[] = [
  alertMailKind,
  refundMailKind,
  confirmMailKind,
  newsletterMailKind,
  shareMailKind,
];
/** Those of them whose last line is a path. */
const linkingMails: readonly string[] = [alertMailKind, confirmMailKind, newsletterMailKind, shareMailKind];

/** A mail as it is stored; its language is that of its guest, null before a page was read. */
interface StoredMail {
  readonly kind: string;
  readonly body: string;
  readonly language: Language | null;
}

/** The path that a mail links to; null for a mail without a link, or whose link was used or has expired. */
export const mailLinkOf = ({ kind, body, language: stored }: StoredMail): string | null => {
  const language = stored ?? 'en';
  if (isLinkKind(kind)) return body === '' ? null : accountPagePath(language, kind, body);
  if (kind === 'deletion-planned') return paymentWindowPath(language, 'log-in');
  if (linkingMails.includes(kind)) return alertMailPath(body);
  return notices.includes(kind) ? accountPagePath(language, 'forgot') : null;
};
