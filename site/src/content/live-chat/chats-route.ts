import type { App } from '../../app/app-context.ts';
import type { RouteHandle } from '../../app/head.ts';
import { personalLoader } from '../../foundation/guest/personal-loader.ts';
import { messages } from './Chats.messages.ts';
import { ChatsScreen } from './ChatsScreen.tsx';

const handle: RouteHandle = {
  head: (_app, _params, intl) => ({
    title: intl.formatMessage(messages.title),
    description: intl.formatMessage(messages.description),
    alternates: null,
  }),
};

/** Creates the route of the guest's chats. */
export const chatsRoute = (app: App) => ({
  Component: ChatsScreen,
  handle,
  loader: personalLoader(app, 'personal.chats'),
});
