import type { IntlShape } from 'react-intl';
import { messages } from './Home.messages.ts';

/** Title and description of the start page. */
export const homeHead = (intl: IntlShape) => ({
  title: intl.formatMessage(messages.title),
  description: intl.formatMessage(messages.description),
});
