import { maxImageBytes } from '@lounge/protocol/content/messenger';
import type { IntlShape } from 'react-intl';
import { failures } from './Messenger.messages.ts';

const hasText = (code: string): code is keyof typeof failures => Object.hasOwn(failures, code);

/** Returns why a message or its picture was not sent. A code without a text, for instance one stored by an older page, counts as `failed`. */
export const failureText = (intl: IntlShape, code: string): string => {
  const knownCode = hasText(code) ? code : 'failed';
  if (knownCode !== 'tooLarge') return intl.formatMessage(failures[knownCode]);
  const limit = intl.formatNumber(maxImageBytes / 1024 / 1024, { style: 'unit', unit: 'megabyte' });
  return intl.formatMessage(failures.tooLarge, { limit });
};
