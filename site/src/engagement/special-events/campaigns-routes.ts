import { spinWheelOf } from '../spin-wheel/spin-wheel-stores.ts';
import { pageRoute } from '../../shared/page-route.ts';
import { easterMessages, goldrushMessages, vrMessages } from './Campaigns.messages.ts';
import { eggHuntOf } from './easter-stores.ts';
import { EasterScreen } from './EasterScreen.tsx';
import { eventsByKindOf, loadOthersIfOver } from './games-stores.ts';
import { GoldrushScreen } from './GoldrushScreen.tsx';
import { VrScreen } from './VrScreen.tsx';

const easterRoute = pageRoute('magazine.easter', {
  screen: EasterScreen,
  head: ({ stores }, _, intl) => {
    const event = eggHuntOf(stores).event.value;
    return {
      title: event?.name ?? intl.formatMessage(easterMessages.title),
      description: event?.text ?? intl.formatMessage(easterMessages.description),
    };
  },
  isIndexed: false,
  load: async ({ stores }) => {
    const hunt = eggHuntOf(stores);
    const result = await hunt.event.load();
    if (!result.ok) return result;
    // The guest's own part says itself where it does not load.
    await Promise.all([hunt.data.load(), loadOthersIfOver(result.value, stores)]);
    return result;
  },
});

const goldrushRoute = pageRoute('magazine.goldrush', {
  screen: GoldrushScreen,
  head: goldrushMessages,
  isIndexed: false,
  load: async ({ stores }) => {
    const result = await eventsByKindOf(stores).open('goldrush').load();
    if (!result.ok) return result;
    const { hasStarted, hasEnded } = result.value;
    await Promise.all([
      hasStarted && !hasEnded ? spinWheelOf(stores).rush.load() : undefined,
      loadOthersIfOver(result.value, stores),
    ]);
    return result;
  },
});

/** The offer stands without its event, too, which only gives it a picture and times. */
const vrRoute = pageRoute('magazine.headset-videos', {
  screen: VrScreen,
  head: vrMessages,
  load: async ({ stores }) => void (await eventsByKindOf(stores).open('vr').load()),
});

/** The pages by route key. */
export const routes = {
  'magazine.easter': easterRoute,
  'magazine.goldrush': goldrushRoute,
  'magazine.headset-videos': vrRoute,
};
