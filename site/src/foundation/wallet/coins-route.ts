import type { App } from '../../app/app-context.ts';
import type { RouteHandle } from '../../app/head.ts';
import { personalLoader } from '../guest/personal-loader.ts';
import { messages } from './Coins.messages.ts';
import { CoinsScreen } from './CoinsScreen.tsx';

const handle: RouteHandle = {
  head: (_app, _params, intl) => ({
    title: intl.formatMessage(messages.title),
    description: intl.formatMessage(messages.description),
    alternates: null,
  }),
};

/** Creates the route of the coins page. */
export const coinsRoute = (app: App) => ({
  Component: CoinsScreen,
  handle,
  loader: personalLoader(app, 'personal.coins'),
});
