import type { IntlShape } from 'react-intl';
import { exitTextOf } from './exit-text.ts';
import { exitMessages } from './ExitText.messages.ts';

/** The sentence that says why a chat with a performer ended, in the guest's language. */
export const exitSentenceOf = (code: number, name: string, intl: IntlShape): string =>
  intl.formatMessage(exitMessages[exitTextOf(code)], { name });
