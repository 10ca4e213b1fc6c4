import { defineMessages } from 'react-intl';

/** Texts of FeedPost. */
export const messages = {
  ...defineMessages({
    loading: { id: 'kit.feedPost.loading', defaultMessage: 'Loading a post' },
    clip: { id: 'kit.feedPost.clip', defaultMessage: 'Clip' },
    hotClip: { id: 'kit.feedPost.hotClip', defaultMessage: 'Hot clip' },
    photoGallery: { id: 'kit.feedPost.photoGallery', defaultMessage: 'Gallery' },
    photos: { id: 'kit.feedPost.photos', defaultMessage: 'Pictures' },
    profileImage: { id: 'kit.feedPost.profileImage', defaultMessage: 'New profile picture' },
    text: { id: 'kit.feedPost.text', defaultMessage: 'Words' },
    photoContest: { id: 'kit.feedPost.photoContest', defaultMessage: 'Photo contest' },
    pinned: { id: 'kit.feedPost.pinned', defaultMessage: 'Pinned' },
    viewed: { id: 'kit.feedPost.viewed', defaultMessage: 'Seen' },
    follow: { id: 'kit.feedPost.follow', defaultMessage: 'Follow' },
    following: { id: 'kit.feedPost.following', defaultMessage: 'Following' },
    share: { id: 'kit.feedPost.share', defaultMessage: 'Share' },
    report: { id: 'kit.feedPost.report', defaultMessage: 'Report' },
    reportAsk: {
      id: 'kit.feedPost.reportAsk',
      defaultMessage: 'Report this post? Your feeds leave it out then, and we look at it.',
    },
    reportNow: { id: 'kit.feedPost.reportNow', defaultMessage: 'Report it' },
    reportNot: { id: 'kit.feedPost.reportNot', defaultMessage: 'Do not report' },
    reported: { id: 'kit.feedPost.reported', defaultMessage: 'Reported' },
    showReported: { id: 'kit.feedPost.showReported', defaultMessage: 'Show it' },
    tip: { id: 'kit.feedPost.tip', defaultMessage: 'Tip' },
    tipped: { id: 'kit.feedPost.tipped', defaultMessage: 'Tipped' },
  }),
  ...defineMessages<{
    post: { name: string };
    menu: { name: string };
    gone: { name: string };
    isReported: { name: string };
    today: { time: string };
    yesterday: { time: string };
    like: { count: number };
    comments: { count: number; own: string };
    views: { count: number };
  }>({
    post: { id: 'kit.feedPost.post', defaultMessage: 'Post by {name}' },
    menu: { id: 'kit.feedPost.menu', defaultMessage: 'More about this post by {name}' },
    gone: {
      id: 'kit.feedPost.gone',
      defaultMessage: '{name} took this post back. What you bought stays in your library.',
    },
    isReported: {
      id: 'kit.feedPost.isReported',
      defaultMessage: 'You reported this post by {name}. We look at it.',
    },
    today: { id: 'kit.feedPost.today', defaultMessage: 'Today, {time}' },
    yesterday: { id: 'kit.feedPost.yesterday', defaultMessage: 'Yesterday, {time}' },
    like: {
      id: 'kit.feedPost.like',
      defaultMessage: '{count, plural, =0 {I like it} one {I like it; # guest does} other {I like it; # guests do}}',
    },
    comments: {
      id: 'kit.feedPost.comments',
      defaultMessage:
        '{count, plural, one {# comment} other {# comments}}{own, select, yes {, one of them yours} other {}}',
    },
    views: { id: 'kit.feedPost.views', defaultMessage: '{count, plural, one {# view} other {# views}}' },
  }),
};
