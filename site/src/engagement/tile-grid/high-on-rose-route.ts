import { pageRoute } from '../../shared/page-route.ts';
import { messages } from './HighOnRose.messages.ts';
import { HighOnRoseScreen } from './HighOnRoseScreen.tsx';
import { highOnRoseOf } from './high-on-rose-stores.ts';

/** The list of the best-rated performers. */
export const route = pageRoute('high-on-rose', {
  screen: HighOnRoseScreen,
  head: messages,
  isList: true,
  load: ({ stores }) => highOnRoseOf(stores).load({ sort: 'rating' }),
});
