import { accountPagePath } from '@lounge/locale';
import { linkLifetimes } from '../../foundation/guest/one-time-links.ts';
import type { LinkKind } from '../../world/tables.ts';

const isLinkKind = (kind: string): kind is LinkKind => Object.hasOwn(linkLifetimes, kind);

/** The path that a mail links to, in English; null for a mail without a link, or whose link was used or has expired. */
export const mailLinkOf = ({ kind, body }: { readonly kind: string; readonly body: string }): string | null => {
  if (isLinkKind(kind)) return body === '' ? null : accountPagePath('en', kind, body);
  return kind === 'exists' || kind === 'password-changed' ? accountPagePath('en', 'forgot') : null;
};
