import type { FailureCode } from '@lounge/protocol';
import type { IntlShape } from 'react-intl';
import { failures } from './Purchase.messages.ts';

const hasText = (code: FailureCode): code is keyof typeof failures => Object.hasOwn(failures, code);

/** Returns why a purchase was rejected; a code that no purchase has counts as `unavailable`. */
export const purchaseFailureText = (intl: IntlShape, code: FailureCode): string =>
  intl.formatMessage(failures[hasText(code) ? code : 'unavailable']);
