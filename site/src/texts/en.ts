// Written by `npm run texts`.
import type { MessageFormatElement } from 'react-intl';

/** Parsed texts by id. */
export const messages: Record<string, MessageFormatElement[]> = {
  'site.grid.all': [{ type: 0, value: 'For you' }],
  'site.grid.filters': [{ type: 0, value: 'Who to show' }],
  'site.grid.freeChat': [{ type: 0, value: 'Free chat' }],
  'site.grid.new': [{ type: 0, value: 'New' }],
  'site.grid.online': [{ type: 0, value: 'Online' }],
  'site.grid.vip': [{ type: 0, value: 'VIP' }],
  'site.grid.voiceCall': [{ type: 0, value: 'Voice call' }],
  'site.home.description': [
    {
      type: 0,
      value: 'See who is live, what is new, and who is in your mood. For adults; everyone here is 21 or older.',
    },
  ],
  'site.home.liveNow': [{ type: 0, value: 'Live now' }],
  'site.home.newVideos': [{ type: 0, value: 'New videos' }],
  'site.home.nobodyLive': [{ type: 0, value: 'Nobody is live at the moment' }],
  'site.home.nobodyLiveHint': [{ type: 0, value: 'The evening starts at eight. Have a look around until then.' }],
  'site.home.notLoaded': [{ type: 0, value: 'This part could not be loaded' }],
  'site.home.nothingFits': [{ type: 0, value: 'Nobody fits that choice tonight' }],
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
  'site.home.seeProfile': [{ type: 0, value: 'See profile' }],
  'site.home.showAll': [{ type: 0, value: 'Show everyone' }],
  'site.home.showMore': [{ type: 0, value: 'Show more' }],
  'site.home.thisWeek': [{ type: 0, value: 'this week' }],
  'site.home.title': [{ type: 0, value: 'Live tonight: performers, videos and albums' }],
  'site.home.tonight': [{ type: 0, value: 'Tonight' }],
  'site.page.adults': [{ type: 0, value: 'For adults. Everyone here is 21 or older.' }],
  'site.page.errorText': [{ type: 0, value: 'The fault is ours. Please try again in a moment.' }],
  'site.page.errorTitle': [{ type: 0, value: 'This did not work' }],
  'site.page.leftText': [{ type: 0, value: 'This place is for adults. You can close this window.' }],
  'site.page.leftTitle': [{ type: 0, value: 'Thank you for being honest' }],
  'site.page.live': [{ type: 0, value: 'Live' }],
  'site.page.notFoundAction': [{ type: 0, value: 'See who is live' }],
  'site.page.notFoundText': [{ type: 0, value: 'The address may be mistyped, or what was here has gone.' }],
  'site.page.notFoundTitle': [{ type: 0, value: 'Nobody is behind this door' }],
  'site.page.offline': [{ type: 0, value: 'You are offline. What you see is from a moment ago.' }],
  'site.page.reconnecting': [{ type: 0, value: 'The connection was lost. Trying again …' }],
  'site.page.skip': [{ type: 0, value: 'Skip to the content' }],
  'site.performer.aboutMe': [{ type: 0, value: 'About me' }],
  'site.performer.albums': [{ type: 0, value: 'Albums' }],
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
  'site.performer.noAlbums': [{ type: 0, value: 'No albums yet' }],
  'site.performer.noVideos': [{ type: 0, value: 'No videos yet' }],
  'site.performer.notHere': [{ type: 0, value: 'Not here right now' }],
  'site.performer.notLoaded': [{ type: 0, value: 'This part could not be loaded' }],
  'site.performer.offline': [{ type: 0, value: 'Not here right now' }],
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
  'site.performer.online': [{ type: 0, value: 'Online, not in a chat' }],
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
  'site.performer.satisfied': [{ type: 0, value: 'Satisfied guests' }],
  'site.performer.similar': [{ type: 0, value: 'In the same mood' }],
  'site.performer.talk': [
    { type: 0, value: 'Talk to ' },
    { type: 1, value: 'name' },
  ],
  'site.performer.usuallyHere': [{ type: 0, value: 'Usually here' }],
  'site.performer.videos': [{ type: 0, value: 'Videos' }],
};
