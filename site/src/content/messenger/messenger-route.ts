import type { LoaderFunctionArgs } from 'react-router-dom';
import type { RouteHandle } from '../../app/head.ts';
import { rejectUnknownLanguage } from '../../foundation/page/page-failure.ts';
import { messages } from './Messenger.messages.ts';
import { MessengerScreen } from './MessengerScreen.tsx';

const handle: RouteHandle = {
  head: (_app, _params, intl) => ({
    title: intl.formatMessage(messages.title),
    description: intl.formatMessage(messages.description),
    alternates: null,
  }),
};

/** Creates the messenger's route. Its data is loaded in the browser, after hydration. */
export const messengerRoute = () => ({
  Component: MessengerScreen,
  handle,
  loader: ({ params }: LoaderFunctionArgs) => {
    rejectUnknownLanguage(params);
    return null;
  },
  // Another conversation changes only the query of the same page.
  shouldRevalidate: () => false,
});
