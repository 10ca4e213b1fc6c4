import { interviewsOf } from '../content/actors/about-stores.ts';
import { isOnlineOnly } from '../content/actors/online-only.ts';
import { performersOf } from '../content/actors/performers-stores.ts';
import { messages } from '../content/actors/Profile.messages.ts';
import { messages as pictures } from '../content/galleries/Pictures.messages.ts';
import { topRoutes } from '../content/actors/top-cams-route.ts';
import { topCamsOf } from '../content/actors/top-cams-stores.ts';
import { videoRoutes } from './profile-videos-routes.tsx';
import { pageRoute } from '../shared/page-route.ts';
import { AboutScreen } from './AboutScreen.tsx';
import { PicturesScreen } from './PicturesScreen.tsx';
import { ProfileTopCamsScreen } from './ProfileTopCamsScreen.tsx';

/** The page of what a performer says of herself. */
const aboutRoute = pageRoute('performer.about', {
  screen: AboutScreen,
  head: ({ stores }, { actorName = '' }, intl) => {
    const { actor } = performersOf(stores).open(actorName);
    const name = actor.value?.name ?? '';
    return {
      title: intl.formatMessage(messages.aboutTitle, { name }),
      description: actor.value?.about ?? '',
    };
  },
  onPicture: true,
  load: async ({ stores }, { params: { actorName = '' } }) => {
    const result = await performersOf(stores).open(actorName).load();
    if (result.ok) await interviewsOf(stores).open(result.value.id).load();
    return result;
  },
});

/** The page of a performer's pictures. */
const picturesRoute = pageRoute('performer.pictures', {
  screen: PicturesScreen,
  head: ({ stores }, { actorName = '' }, intl) => {
    const name = performersOf(stores).open(actorName).actor.value?.name ?? '';
    return {
      title: intl.formatMessage(pictures.title, { name }),
      description: intl.formatMessage(pictures.description, { name }),
    };
  },
  onPicture: true,
  load: async ({ stores }, { params: { actorName = '' } }) => {
    const performer = performersOf(stores).open(actorName);
    const result = await performer.load();
    if (result.ok) await performer.loadAllAlbums();
    return result;
  },
});

/** The page of a performer's place in the top 100. */
const topCamsRoute = pageRoute('performer.top-cams', {
  screen: ProfileTopCamsScreen,
  head: ({ stores }, { actorName = '' }, intl) => {
    const name = performersOf(stores).open(actorName).actor.value?.name ?? '';
    return {
      title: intl.formatMessage(messages.topTitle, { name }),
      description: intl.formatMessage(messages.topText, { name }),
    };
  },
  onPicture: true,
  load: async ({ stores }, { params: { actorName = '' }, search }) => {
    const lists = topCamsOf(stores);
    const [result] = await Promise.all([
      performersOf(stores).open(actorName).load(),
      lists.open('top100', false).load(),
      isOnlineOnly(search) ? lists.open('top100', true).load() : undefined,
    ]);
    return result;
  },
});

/** The pages by route key, with the top lists: each further chunk costs the first load its name. */
export const routes = {
  'performer.about': aboutRoute,
  'performer.pictures': picturesRoute,
  'performer.top-cams': topCamsRoute,
  ...videoRoutes,
  ...topRoutes,
};
