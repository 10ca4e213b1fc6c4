import type { PaymentView } from '@lounge/locale';
import type { MessageDescriptor } from 'react-intl';
import type { WindowView } from './view.ts';
import { messages } from './WindowTitle.messages.ts';

type Kind = WindowView['kind'] | PaymentView;

const paying: readonly Kind[] = ['top-up', 'payment-stopped', 'pay', 'paid', 'vip', 'tv', 'subscribe', 'subscribed'];
const ageCheck: readonly Kind[] = ['age-ways', 'age-check', 'age-bank', 'age-checked', 'pin-number', 'pin-code'];

/** Returns the title of a view: the payment window is called that only where something is paid. */
export const windowTitle = (kind: Kind): MessageDescriptor => {
  if (paying.includes(kind)) return messages.paying;
  return ageCheck.includes(kind) ? messages.ageCheck : messages.account;
};
