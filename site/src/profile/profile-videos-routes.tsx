import type { RouteKey } from '@lounge/locale';
import { performersOf } from '../content/actors/performers-stores.ts';
import { messages } from '../content/actors/Profile.messages.ts';
import { pageRoute } from '../shared/page-route.ts';
import { profileKey, profileListingsOf, tagTextsOf, videoTagsOf, type ProfileVideos } from './profile-videos-stores.ts';
import { ProfileVideosScreen } from './ProfileVideosScreen.tsx';

const videosRoute = (key: Extract<RouteKey, `performer.videos${string}`>, kind: ProfileVideos['kind']) =>
  pageRoute(key, {
    screen: () => <ProfileVideosScreen videos={kind} />,
    isList: true,
    head: ({ stores }, { actorName = '', tagGroup = '' }, intl) => {
      const { value } = performersOf(stores).open(actorName).actor;
      const name = value?.name ?? '';
      const texts =
        kind === 'tag' && value !== null
          ? tagTextsOf(stores).open(profileKey(value.id, { kind, tag: tagGroup })).value
          : null;
      if (texts !== null) return { title: texts.title, description: texts.description };
      return {
        title: intl.formatMessage(messages.videosTitle, { name }),
        description: intl.formatMessage(messages.videosText, { name }),
      };
    },
    onPicture: true,
    load: async ({ stores }, { params: { actorName = '', tagGroup = '' } }) => {
      const result = await performersOf(stores).open(actorName).load();
      if (!result.ok) return result;
      const { id } = result.value;
      const videos: ProfileVideos = kind === 'tag' ? { kind, tag: tagGroup } : { kind };
      const tags = videoTagsOf(stores).open(id);
      await Promise.all([
        profileListingsOf(stores).open(profileKey(id, videos)).open(),
        tags.state === 'ready' ? null : tags.load(),
        kind === 'tag' ? tagTextsOf(stores).open(profileKey(id, videos)).load() : null,
      ]);
      return result;
    },
  });

/** The pages of a performer's videos by route key. */
export const videoRoutes = {
  'performer.videos': videosRoute('performer.videos', 'all'),
  'performer.videos-classic': videosRoute('performer.videos-classic', 'classic'),
  'performer.videos-tag': videosRoute('performer.videos-tag', 'tag'),
};
