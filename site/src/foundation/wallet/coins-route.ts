import { personalPage } from '../guest/personal-page.ts';
import { messages } from './Coins.messages.ts';
import { coinsOf } from './coins-stores.ts';
import { CoinsScreen } from './CoinsScreen.tsx';
import { filterIn } from './statement-filters.ts';

/** The guest's coins. */
export const route = personalPage('personal.coins', {
  screen: CoinsScreen,
  head: messages,
  load: async ({ stores }, { search }) => {
    const { settings, statement } = coinsOf(stores);
    const filter = filterIn(search);
    const entries = filter === undefined ? statement.list.load() : statement.show({ filter });
    await Promise.all([settings.load(), entries]);
  },
});
