import { personalPage } from '../guest/personal-page.ts';
import { messages } from './AgeCheck.messages.ts';
import { ageCheckOf } from './age-check-stores.ts';
import { AgeCheckScreen } from './AgeCheckScreen.tsx';

/** The guest's age check. */
export const route = personalPage('personal.age-check', {
  screen: AgeCheckScreen,
  head: messages,
  load: async ({ stores }) => {
    await ageCheckOf(stores).details.load();
  },
});
