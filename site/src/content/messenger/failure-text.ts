import { isFailureCode } from '@lounge/protocol';
import { maxImageBytes } from '@lounge/protocol/content/messenger';
import type { IntlShape } from 'react-intl';
import { failures } from './Messenger.messages.ts';

/** Says why a message or its picture did not arrive; a code that an older page stored and nobody knows is `failed`. */
export const failureText = (intl: IntlShape, code: string): string => {
  const known = isFailureCode(code) ? code : 'failed';
  if (known !== 'tooLarge') return intl.formatMessage(failures[known]);
  const limit = intl.formatNumber(maxImageBytes / 1024 / 1024, { style: 'unit', unit: 'megabyte' });
  return intl.formatMessage(failures.tooLarge, { limit });
};
