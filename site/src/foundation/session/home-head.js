import { messages } from './Home.messages.js';
/** Title and description of the start page. */
export const homeHead = (intl) => ({
  title: intl.formatMessage(messages.title),
  description: intl.formatMessage(messages.description),
});
//# sourceMappingURL=home-head.js.map
