import { isFailureCode } from '@lounge/protocol';
import { maxImageBytes } from '@lounge/protocol/content/messenger';
import type { IntlShape } from 'react-intl';
import { failures } from './Messenger.messages.ts';

/** Returns why a message or its picture was not sent. An unknown code, stored by an older page, counts as `failed`. */
export const failureText = (intl: IntlShape, code: string): string => {
  const knownCode = isFailureCode(code) ? code : 'failed';
  if (knownCode !== 'tooLarge') return intl.formatMessage(failures[knownCode]);
  const limit = intl.formatNumber(maxImageBytes / 1024 / 1024, { style: 'unit', unit: 'megabyte' });
  return intl.formatMessage(failures.tooLarge, { limit });
};
