import { messages } from './Personal.messages.ts';
import { personalPage } from './personal-page.ts';
import { PersonalScreen } from './PersonalScreen.tsx';
import { personalOf } from './personal-stores.ts';
import { coinsOf } from '../wallet/coins-stores.ts';
import { vouchersOf } from '../vouchers/voucher-stores.ts';

// One chunk for both pages: each further one costs the first load its name and those of what it needs.
export { route as ageCheckRoute } from '../age-check/age-check-route.ts';

/** The guest's own page. */
export const route = personalPage('personal', {
  screen: PersonalScreen,
  head: messages,
  load: async ({ stores }) => {
    const { benefits, vouchers } = vouchersOf(stores);
    const reads = [personalOf(stores).load(), coinsOf(stores).settings.load(), benefits.data.load(), vouchers.load()];
    await Promise.all(reads);
  },
});
