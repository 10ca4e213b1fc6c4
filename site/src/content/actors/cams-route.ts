import { pageRoute } from '../../shared/page-route.ts';
import { messages } from './Cams.messages.ts';
import { liveModelsOf } from './cams-stores.ts';
import { CamsScreen } from './CamsScreen.tsx';

/** The list of everybody who is live. */
export const route = pageRoute('cams', {
  screen: CamsScreen,
  head: messages,
  load: async ({ stores }) => {
    await liveModelsOf(stores).load();
  },
});
