import { formatMinutes } from '@lounge/locale';
import type { IntlShape } from 'react-intl';
import { combined, kinds, messages, named } from './LedgerEntryList.messages.ts';
import type { ListedLedgerEntry } from './listed-entry.ts';

const has = <T extends object>(texts: T, kind: string): kind is Extract<keyof T, string> => Object.hasOwn(texts, kind);

const kindName = (kind: string, subject: string | null | undefined, intl: IntlShape): string => {
  if (subject && has(named, kind)) return intl.formatMessage(named[kind], { subject });
  return intl.formatMessage(has(kinds, kind) ? kinds[kind] : kinds.other);
};

/** The first line of an entry: what it was for. */
export const titleOf = (
  { kind, subject, refundedKind, method, voucherSeconds }: ListedLedgerEntry,
  intl: IntlShape,
): string => {
  if (kind === 'voucher' && voucherSeconds && subject) return intl.formatMessage(combined.voucherWith, { subject });
  if (kind === 'refund' && refundedKind)
    return intl.formatMessage(combined.refundOf, { what: kindName(refundedKind, subject, intl) });
  const isPayment = kind === 'topUp' || kind === 'oneClick' || kind === 'recharge';
  if (!isPayment || !method) return kindName(kind, subject, intl);
  const name = intl.formatMessage(messages[method.kind]);
  return intl.formatMessage(combined.coinsBy, { method: method.label ? `${name} ${method.label}` : name });
};

/** The second line of an entry; null if there is nothing more to say. */
export const detailOf = (
  { kind, amount, detail, voucherSeconds }: ListedLedgerEntry,
  intl: IntlShape,
): string | null => {
  if (kind === 'chat' && voucherSeconds)
    return intl.formatMessage(combined.andByVoucher, { time: formatMinutes(voucherSeconds) });
  if (kind === 'oneClick') return intl.formatMessage(messages.byOneClick);
  if (kind === 'recharge') return intl.formatMessage(messages.byItself);
  if (amount === 0 && (kind === 'album' || kind === 'video' || kind === 'message'))
    return intl.formatMessage(messages.withVoucher);
  return detail ?? null;
};
