import { idIn } from '../../foundation/page/id-in.ts';
import { pageRoute } from '../../shared/page-route.ts';
import { ClashScreen } from './ClashScreen.tsx';
import { messages } from './Clash.messages.ts';
import { clashesOf } from './clash-stores.ts';

/** The page of a clash. @assumed Search engines do not list it, as it lasts an evening. */
export const route = pageRoute('clash.detail', {
  screen: ClashScreen,
  isIndexed: false,
  head: ({ stores }, { id }, intl) => ({
    title: clashesOf(stores).open(idIn(id)).data.value?.name ?? intl.formatMessage(messages.title),
    description: intl.formatMessage(messages.description),
  }),
  load: ({ stores }, { params }) => clashesOf(stores).open(idIn(params['id'])).data.load(),
});
