// Written by `npm run texts`.
import type { MessageFormatElement } from 'react-intl';

/** Texts by id: plain ones as they are, those with values parsed. */
export const messages: Record<string, MessageFormatElement[] | string> = {
  'site.grid.all': 'For you',
  'site.grid.filters': 'Who to show',
  'site.grid.freeChat': 'Free chat',
  'site.grid.new': 'New',
  'site.grid.online': 'Online',
  'site.grid.vip': 'VIP',
  'site.grid.voiceCall': 'Voice call',
  'site.home.description':
    'See who is live, what is new, and who is in your mood. For adults; everyone here is 21 or older.',
  'site.home.liveNow': 'Live now',
  'site.home.newVideos': 'New videos',
  'site.home.nobodyLive': 'Nobody is live at the moment',
  'site.home.nobodyLiveHint': 'The evening starts at eight. Have a look around until then.',
  'site.home.notLoaded': 'This part could not be loaded',
  'site.home.nothingFits': 'Nobody fits that choice tonight',
  'site.home.people': [
    {
      type: 6,
      value: 'count',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' person' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' people' }] },
      },
      offset: 0,
      pluralType: 'cardinal',
    },
  ],
  'site.home.performers': [
    {
      type: 6,
      value: 'count',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' performer' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' performers' }] },
      },
      offset: 0,
      pluralType: 'cardinal',
    },
  ],
  'site.home.seeProfile': 'See profile',
  'site.home.showAll': 'Show everyone',
  'site.home.showMore': 'Show more',
  'site.home.thisWeek': 'this week',
  'site.home.title': 'Live tonight: performers, videos and albums',
  'site.home.tonight': 'Tonight',
  'site.page.adults': 'For adults. Everyone here is 21 or older.',
  'site.page.errorText': 'The fault is ours. Please try again in a moment.',
  'site.page.errorTitle': 'This did not work',
  'site.page.leftText': 'This place is for adults. You can close this window.',
  'site.page.leftTitle': 'Thank you for being honest',
  'site.page.live': 'Live',
  'site.page.notFoundAction': 'See who is live',
  'site.page.notFoundText': 'The address may be mistyped, or what was here has gone.',
  'site.page.notFoundTitle': 'Nobody is behind this door',
  'site.page.offline': 'You are offline. What you see is from a moment ago.',
  'site.page.reconnecting': 'The connection was lost. Trying again …',
  'site.page.skip': 'Skip to the content',
  'site.performer.aboutMe': 'About me',
  'site.performer.albums': 'Albums',
  'site.performer.freeLeft': [
    {
      type: 6,
      value: 'count',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' free' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' free' }] },
      },
      offset: 0,
      pluralType: 'cardinal',
    },
  ],
  'site.performer.inNinetyDays': [
    {
      type: 6,
      value: 'count',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' rating' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' ratings' }] },
      },
      offset: 0,
      pluralType: 'cardinal',
    },
    { type: 0, value: ' in 90 days' },
  ],
  'site.performer.noAlbums': 'No albums yet',
  'site.performer.noVideos': 'No videos yet',
  'site.performer.notHere': 'Not here right now',
  'site.performer.notLoaded': 'This part could not be loaded',
  'site.performer.offline': 'Not here right now',
  'site.performer.offlineUntil': [
    { type: 0, value: 'Not here right now, usually back in ' },
    {
      type: 6,
      value: 'hours',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' hour' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' hours' }] },
      },
      offset: 0,
      pluralType: 'cardinal',
    },
  ],
  'site.performer.online': 'Online, not in a chat',
  'site.performer.pins': [
    {
      type: 6,
      value: 'count',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' pin' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' pins' }] },
      },
      offset: 0,
      pluralType: 'cardinal',
    },
  ],
  'site.performer.ratings': [
    { type: 1, value: 'percent' },
    { type: 0, value: '% of ' },
    {
      type: 6,
      value: 'count',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' rating' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' ratings' }] },
      },
      offset: 0,
      pluralType: 'cardinal',
    },
  ],
  'site.performer.satisfied': 'Satisfied guests',
  'site.performer.similar': 'In the same mood',
  'site.performer.talk': [
    { type: 0, value: 'Talk to ' },
    { type: 1, value: 'name' },
  ],
  'site.performer.usuallyHere': 'Usually here',
  'site.performer.videos': 'Videos',
};
