import { aPerformer, aTvFormat, aTvVideo, noTv, performerGoesOffline, programmeHas } from '@lounge/mock-api/states';
import {
  getLivePlayoutList,
  mediathekRecommendations,
  mediathekVideos,
  pinTvVideo,
  setTvReminder,
  tvWatch,
  updateMediathek,
} from '@lounge/protocol/engagement/tv';
import { mika, mikaIsLoggedIn, ownOfGuest, ownOfOtherGuest, robin, robinIsLoggedIn } from './guests.ts';
import { check, given, inLists, open, request, scenario, send, valueOf } from './parts.ts';

const [host, guestHost, soup, bread, toCome] = [900_041, 900_042, 970_041, 970_042, 970_043];
const key = 'key-of-format';

/** Effects of TV. */
export const tvScenarios = [
  scenario({
    id: 'engagement/tv/a-host-leaves-what-is-on',
    text: 'a host who goes offline is no longer on air, for a page that begins to watch and for one that asks',
    own: { numbers: [ownOfGuest.guestId, host, guestHost], texts: [ownOfGuest.token, key] },
    parts: [
      robinIsLoggedIn,
      given(noTv({})),
      given(aPerformer({ id: host, name: 'Noor Vega', isOnline: true })),
      given(aPerformer({ id: guestHost, name: 'Iris Lund', isOnline: true })),
      given(aTvFormat({ key, isLive: true, hostIds: [host, guestHost] })),
      given(programmeHas({ key })),
      open('page', robin),
      send('watching', tvWatch, { streamType: 'live' }, { socket: 'page', by: robin }),
      given(performerGoesOffline({ id: host })),
      send('later', tvWatch, { streamType: 'live' }, { socket: 'page', by: robin }),
      inLists('the hosts of a page that begins to watch', [valueOf('later', 'hosts')], 'uid', [guestHost]),
      request('hosts', getLivePlayoutList, { type: 'live' }, robin),
      inLists('the hosts on air', [valueOf('hosts', 'hosts')], 'uid', [guestHost]),
    ],
  }),
  scenario({
    id: 'engagement/tv/marks-are-of-one-guest',
    text: 'videos that a guest has watched or pinned are that guest’s, and a video to come is in no list',
    own: {
      numbers: [ownOfGuest.guestId, ownOfOtherGuest.guestId, soup, bread, toCome],
      texts: [ownOfGuest.token, ownOfOtherGuest.token, key, 'key-of'],
    },
    parts: [
      robinIsLoggedIn,
      mikaIsLoggedIn,
      given(noTv({})),
      given(aTvFormat({ key })),
      given(aTvVideo({ id: soup, key, minutesAgo: 10 })),
      given(aTvVideo({ id: bread, key, number: 2, title: 'Bread before dawn', minutesAgo: 5 })),
      given(aTvVideo({ id: toCome, key, number: 3, title: 'Tomorrow', at: '2999-01-01T19:00:00.000Z' })),
      given(programmeHas({ key, at: '20:00' })),
      request('watched', updateMediathek, { videoId: soup }, robin),
      request('pinned', pinTvVideo, { videoId: bread, isPinned: true }, robin),
      request('unseen', pinTvVideo, { videoId: toCome, isPinned: true }, robin, { fails: 'unknown' }),
      request('pinsOfRobin', mediathekVideos, { isPinned: true }, robin),
      request('pinsOfMika', mediathekVideos, { isPinned: true }, mika),
      request('all', mediathekVideos, { key }, mika),
      request('proposed', mediathekRecommendations, {}, robin),
      inLists('the videos that robin pinned', [valueOf('pinsOfRobin', 'items')], 'id', [bread]),
      inLists('the videos that mika pinned', [valueOf('pinsOfMika', 'items')], 'id', []),
      inLists('all videos', [valueOf('all', 'items')], 'id', [bread, soup]),
      inLists('the videos that robin has not watched', [valueOf('proposed')], 'id', [bread]),
      request('reminded', setTvReminder, { type: 'live', start: '2999-01-01T19:00:00.000Z', isReminded: true }, robin),
      request('passed', setTvReminder, { type: 'live', start: '2025-01-01T19:00:00.000Z', isReminded: true }, robin, {
        fails: 'notPossible',
      }),
      check('the reminder', { got: valueOf('reminded', 'isReminded'), equals: true }),
    ],
  }),
];
