import { defineMessages } from 'react-intl';

/** Texts of the feeds. */
export const messages = {
  ...defineMessages({
    title: { id: 'site.feed.title', defaultMessage: 'Feed' },
    description: {
      id: 'site.feed.description',
      defaultMessage:
        'Clips, photos and words of the performers, the newest first. For adults; everyone here is 21 or older.',
    },
    favouritesTitle: { id: 'site.feed.favouritesTitle', defaultMessage: 'Feed of your pins' },
    favouritesDescription: {
      id: 'site.feed.favouritesDescription',
      defaultMessage: 'The posts of the performers that you pinned, the newest first.',
    },
    parts: { id: 'site.feed.parts', defaultMessage: 'Posts that are shown' },
    all: { id: 'site.feed.all', defaultMessage: 'For you' },
    follows: { id: 'site.feed.follows', defaultMessage: 'Following' },
    liked: { id: 'site.feed.liked', defaultMessage: 'Liked' },
    commented: { id: 'site.feed.commented', defaultMessage: 'Commented' },
    bought: { id: 'site.feed.bought', defaultMessage: 'Opened' },
    kinds: { id: 'site.feed.kinds', defaultMessage: 'Kind of posts' },
    allKinds: { id: 'site.feed.allKinds', defaultMessage: 'All kinds' },
    clip: { id: 'site.feed.clip', defaultMessage: 'Clips' },
    text: { id: 'site.feed.text', defaultMessage: 'Words' },
    photos: { id: 'site.feed.photos', defaultMessage: 'Photos' },
    show: { id: 'site.feed.show', defaultMessage: 'Show' },
    posts: { id: 'site.feed.posts', defaultMessage: 'Posts' },
    notLoaded: { id: 'site.feed.notLoaded', defaultMessage: 'The feed did not load' },
    empty: { id: 'site.feed.empty', defaultMessage: 'No posts here yet' },
    emptyText: { id: 'site.feed.emptyText', defaultMessage: 'New posts appear here as soon as they are published.' },
    emptyFollows: {
      id: 'site.feed.emptyFollows',
      defaultMessage: 'Follow performers, and their posts appear here.',
    },
    emptyLiked: { id: 'site.feed.emptyLiked', defaultMessage: 'Posts that you like appear here.' },
    emptyCommented: { id: 'site.feed.emptyCommented', defaultMessage: 'Posts that you comment on appear here.' },
    emptyBought: { id: 'site.feed.emptyBought', defaultMessage: 'Posts that you open for coins appear here.' },
    showAll: { id: 'site.feed.showAll', defaultMessage: 'Show all posts' },
    needLogin: { id: 'site.feed.needLogin', defaultMessage: 'Log in to see your posts' },
    needLoginText: {
      id: 'site.feed.needLoginText',
      defaultMessage: 'What you follow, like and open is kept in your account.',
    },
    hereNow: { id: 'site.feed.hereNow', defaultMessage: 'Here now' },
    online: { id: 'site.feed.online', defaultMessage: 'Online' },
    youOpened: { id: 'site.feed.youOpened', defaultMessage: 'You opened' },
    likeForbidden: {
      id: 'site.feed.likeForbidden',
      defaultMessage: 'This did not count: your account may not rate now.',
    },
    likeGone: { id: 'site.feed.likeGone', defaultMessage: 'This did not count: the post is no longer there.' },
    link: { id: 'site.feed.link', defaultMessage: 'Link of the post' },
    buyUnknown: {
      id: 'site.feed.buyUnknown',
      defaultMessage: 'It is not known yet whether you bought it. Press again: you are not charged twice.',
    },
    tipUnknown: {
      id: 'site.feed.tipUnknown',
      defaultMessage: 'It is not known yet whether your tip arrived. Press again: it is paid once.',
    },
    notArrived: { id: 'site.feed.notArrived', defaultMessage: 'That did not arrive. Please try again.' },
  }),
  ...defineMessages<{ newPosts: { count: number } }>({
    newPosts: {
      id: 'site.feed.newPosts',
      defaultMessage: '{count, plural, one {# new post} other {# new posts}}',
    },
  }),
  ...defineMessages<{ openedClips: { count: number } }>({
    openedClips: { id: 'site.feed.openedClips', defaultMessage: '{count, plural, one {clip} other {clips}}' },
  }),
  ...defineMessages<{ openedPhotos: { count: number } }>({
    openedPhotos: { id: 'site.feed.openedPhotos', defaultMessage: '{count, plural, one {photo} other {photos}}' },
  }),
  ...defineMessages<{ totals: { clips: number; photos: number; texts: number } }>({
    totals: {
      id: 'site.feed.totals',
      defaultMessage:
        '{clips, plural, one {# clip} other {# clips}} · {photos, plural, one {# photo post} other {# photo posts}} · {texts, plural, one {# text} other {# texts}}',
    },
  }),
  ...defineMessages<{ postTitle: { title: string; name: string } }>({
    postTitle: { id: 'site.feed.postTitle', defaultMessage: '{title}, a post by {name}' },
  }),
  ...defineMessages<{ withSound: { title: string } }>({
    withSound: { id: 'site.feed.withSound', defaultMessage: 'Play “{title}” with sound' },
  }),
  ...defineMessages<{ postBy: { name: string } }>({
    postBy: { id: 'site.feed.postBy', defaultMessage: 'A post by {name}' },
  }),
  ...defineMessages<{ postDescription: { name: string } }>({
    postDescription: {
      id: 'site.feed.postDescription',
      defaultMessage: 'A post by {name}. For adults; everyone here is 21 or older.',
    },
  }),
  ...defineMessages<{ profileTitle: { name: string } }>({
    profileTitle: { id: 'site.feed.profileTitle', defaultMessage: 'Posts by {name}' },
  }),
  ...defineMessages<{ profileDescription: { name: string } }>({
    profileDescription: {
      id: 'site.feed.profileDescription',
      defaultMessage: 'The posts of {name}, the newest first. For adults; everyone here is 21 or older.',
    },
  }),
};
