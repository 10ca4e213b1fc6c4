import { pageRoute } from '../shared/page-route.ts';
import { messages } from '../content/messenger/Messenger.messages.ts';
import { MessengerScreen } from './MessengerScreen.tsx';

/** The messenger. What it shows is read in the browser: a conversation that is opened is seen. */
export const route = pageRoute('messenger', {
  screen: MessengerScreen,
  head: messages,
  isIndexed: false,
  fills: true,
  // Another conversation changes only the query of the same page.
  shouldRevalidate: () => false,
});
