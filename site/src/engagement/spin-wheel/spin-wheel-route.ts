import { pageRoute } from '../../shared/page-route.ts';
import { messages } from './SpinWheel.messages.ts';
import { spinWheelOf } from './spin-wheel-stores.ts';
import { SpinWheelScreen } from './SpinWheelScreen.tsx';

/** The wheel's page. */
export const route = pageRoute('personal.spinwheel', {
  screen: SpinWheelScreen,
  head: messages,
  isIndexed: false,
  load: async ({ stores }) => {
    const { wheel, rush } = spinWheelOf(stores);
    await Promise.all([wheel.load(), rush.load()]);
  },
});
