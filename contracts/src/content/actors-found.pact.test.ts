import {
  actorChatRatings,
  actorInterviews,
  actorsByIds,
  filteredModels,
  getActorPreviewImage,
  getActorPreviewImageByName,
  getProfilePreview,
  getSalesPerActor,
  modelById,
  modelsV2,
  modelsV3,
  soonModels,
  topCams,
  videoStars,
  welcomeClips,
} from '@lounge/protocol/content/actors';
import {
  anAlbumOfPerformer,
  aPerformer,
  aShow,
  aVideoOfPerformer,
  guestBoughtAlbum,
  noPerformer,
  noPerformerIsOnline,
  noPerformerNamed,
  noShows,
  performerComesSoon,
  performerHasInterview,
  performerHasWelcomeClip,
} from '@lounge/mock-api/states';
import { aModel, anActor } from '@lounge/testing/content/actors';
import {
  anInterview,
  aProfilePreview,
  aSoonModel,
  aTopCam,
  aVideoStar,
  aWelcomeClip,
} from '@lounge/testing/content/find-actors';
import { test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { expiredGuest, guest } from '../consume/callers.ts';

const noor = { id: 9101, name: 'Noor Vega', price: 3600, basePrice: 4200 };
const isOnline = [noPerformerIsOnline({}), aPerformer({ ...noor, isOnline: true })];
const show = aShow({ id: 9201, actorId: 9101, start: '2099-11-27T20:00:00.000Z' });
const { portrait } = aModel();

// @spec query:models.filtered
test('performers who fit a filter are listed', () =>
  pactForCall(filteredModels, {
    description: 'a query for performers who are online',
    states: isOnline,
    input: { online: true, genderType: 'F', first: 5, offset: 0 },
    answer: [aModel()],
    exact: ['id', 'isOnline'],
  }));

// @spec query:models.v2-list
test('performers are listed from an offset on', () =>
  pactForCall(modelsV2, {
    description: 'a query for the first performer',
    states: isOnline,
    input: { first: 1, offset: 0 },
    answer: { items: [aModel()], total: 73 },
    exact: ['items.id', 'items.isOnline'],
  }));

// @spec query:models.v3-list
test('performers are listed after a cursor', () =>
  pactForCall(modelsV3, {
    description: 'a query for two performers after a cursor',
    states: [
      aPerformer({ ...noor, isOnline: true }),
      aPerformer({ id: 9102, name: 'Ivo Lund' }),
      aPerformer({ id: 9103, name: 'Mira Sol' }),
    ],
    input: { first: 2, after: 9100 },
    answer: {
      items: [aModel(), aModel({ id: 9102, name: 'Ivo Lund', slug: 'ivo-lund', basePrice: null, isOnline: false })],
      next: 9102,
    },
    exact: ['items.id', 'next'],
  }));

test('performers who start soon are listed', () =>
  pactForCall(soonModels, {
    description: 'a query for the performer who starts soon',
    states: [aPerformer({ ...noor, isOnline: false }), noShows({}), performerComesSoon({ id: 9101 })],
    input: { first: 6 },
    answer: [aSoonModel()],
    exact: ['model.id', 'model.isOnline', 'nextShowAt'],
  }));

test('performers whose show starts soon are listed with its start', () =>
  pactForCall(soonModels, {
    description: 'a query for the performer whose show starts soon',
    states: [
      aPerformer({ ...noor, isOnline: false }),
      noShows({}),
      aShow({ id: 9201, actorId: 9101, minutesUntilStart: 60 }),
      performerComesSoon({ id: 9101 }),
    ],
    input: { first: 6 },
    answer: [aSoonModel({ nextShowAt: '2026-11-27T20:00:00.000Z' })],
    exact: ['model.id', 'model.isOnline', 'hoursToBeOnline'],
  }));

// @spec query:models.by-id
test('a performer is queried by id', () =>
  pactForCall(modelById, {
    description: 'a query for a performer by id',
    states: [aPerformer({ ...noor, isOnline: true }), show],
    input: { id: 9101 },
    answer: anActor(),
    exact: ['id', 'name', 'slug', 'isOnline', 'prices.video'],
  }));

test('a query for nobody is unknown', () =>
  pactForCall(modelById, {
    description: 'a query for a performer by an unknown id',
    states: [noPerformer({ id: 9999 })],
    input: { id: 9999 },
    error: 'unknown',
    field: 'id',
  }));

// @spec query:actors.by-ids
test('performers by ids come in their order, without unknown ones', () =>
  pactForCall(actorsByIds, {
    description: 'a query for performers by ids, one of them unknown',
    states: [
      aPerformer({ ...noor, isOnline: true }),
      aPerformer({ id: 9102, name: 'Ivo Lund' }),
      noPerformer({ id: 9999 }),
    ],
    input: { ids: [9102, 9999, 9101] },
    answer: [aModel({ id: 9102, name: 'Ivo Lund', slug: 'ivo-lund', basePrice: null, isOnline: false }), aModel()],
    exact: ['id', 'name'],
  }));

// @spec query:actor.chat-ratings, feature:performers.profile 4
test('a performer’s ratings of ninety days are read', () =>
  pactForCall(actorChatRatings, {
    description: 'a query for a performer’s ratings',
    states: [aPerformer({ ...noor, countRatings: 412, satisfactionRate: 96 })],
    input: { actorId: 9101 },
    answer: { lastNinetyDays: { countRatings: 412, satisfactionRate: 96 } },
    exact: ['lastNinetyDays.countRatings', 'lastNinetyDays.satisfactionRate'],
  }));

test('ratings of nobody are unknown', () =>
  pactForCall(actorChatRatings, {
    description: 'a query for the ratings of an unknown performer',
    states: [noPerformer({ id: 9999 })],
    input: { actorId: 9999 },
    error: 'unknown',
    field: 'actorId',
  }));

const interview = {
  id: 9701,
  actorId: 9101,
  title: 'Three questions at the window',
  question: 'When is your best hour?',
  answer: 'Just after eleven.',
  at: '2026-11-09T18:00:00.000Z',
};

// @spec query:actor.interviews, entity:actorInterview
test('interviews with a performer are read', () =>
  pactForCall(actorInterviews, {
    description: 'a query for interviews with a performer',
    states: [aPerformer(noor), performerHasInterview(interview)],
    input: { actorId: 9101 },
    answer: [anInterview()],
    exact: ['id', 'actorId', 'title', 'publishedAt', 'parts.question', 'parts.answer'],
  }));

test('interviews with nobody are unknown', () =>
  pactForCall(actorInterviews, {
    description: 'a query for interviews with an unknown performer',
    states: [noPerformer({ id: 9999 })],
    input: { actorId: 9999 },
    error: 'unknown',
    field: 'actorId',
  }));

const best = { id: 1, satisfactionRate: 100 } as const;

// @spec query:top-cams.list, entity:topCam, entity:enum.topCamsScreen, feature:performers.top-cams 3
test.each(['bestChats', 'top100', 'topFavourites', 'topVideocall'] as const)(
  'the performers of the list %s who are online are read',
  (type) =>
    pactForCall(topCams, {
      description: `a query for the top list ${type} of those online`,
      states: [
        noPerformerIsOnline({}),
        aPerformer({ ...noor, ...best, age: 31, countRatings: 412, isOnline: true, videoCallPoints: 9_000_000 }),
      ],
      input: { type, online: true },
      answer: [aTopCam({ ...best, rankingPointsVideoCall: 9_000_000 })],
      exact: [
        'id',
        'name',
        'profileLink',
        'online',
        'onlineVideocall',
        'age',
        'spokenLanguages',
        'pinnedCount',
        'ratingCount',
        'satisfactionRate',
        'rankingPointsVideoCall',
        'videocallPrice',
      ],
    }),
);

// @spec query:video-stars.list, entity:videoStar, feature:performers.video-stars 1
test('the star with the most videos is read', () =>
  pactForCall(videoStars, {
    description: 'a query for the first video star',
    states: [
      aPerformer({ ...noor, isOnline: true, videoCount: 500 }),
      aVideoOfPerformer({ id: 95001, actorId: noor.id, daysOld: 13 }),
    ],
    input: { first: 1 },
    answer: [aVideoStar({ newVideoCount: 1 })],
    exact: ['actorId', 'actorName', 'profileLink', 'videoCount', 'newVideoCount', 'online'],
  }));

// @spec query:welcome-clips.list, entity:welcomeClip, feature:performers.welcome-clips 1
test('a welcome clip for viewers of an age is read', () =>
  pactForCall(welcomeClips, {
    description: 'a query for the welcome clip of a performer',
    states: [
      aPerformer({ ...noor, isOnline: true }),
      performerHasWelcomeClip({ id: 9801, actorId: 9101, fsk: 12, greeting: 'Hello. Sit down.' }),
    ],
    input: { first: 1, fsk: 16, actorId: 9101 },
    answer: [aWelcomeClip()],
    exact: ['id', 'model.id', 'fsk', 'duration', 'qualities.name', 'qualities.height', 'vtt'],
  }));

// @spec rest:actor.preview-image.get-by-id
test('a performer’s portrait is read by id', () =>
  pactForCall(getActorPreviewImage, {
    description: 'a request for a portrait by id',
    states: [aPerformer(noor)],
    input: { actorId: 9101 },
    answer: { actorId: 9101, picture: portrait },
    exact: ['actorId', 'picture.kind'],
  }));

test('the portrait of an unknown id is unknown', () =>
  pactForCall(getActorPreviewImage, {
    description: 'a request for a portrait by an unknown id',
    states: [noPerformer({ id: 9999 })],
    input: { actorId: 9999 },
    error: 'unknown',
    field: 'actorId',
  }));

// @spec rest:actor.preview-image.get-by-name
test('a performer’s portrait is read by name', () =>
  pactForCall(getActorPreviewImageByName, {
    description: 'a request for a portrait by name',
    states: [aPerformer(noor)],
    input: { name: 'Noor Vega' },
    answer: { actorId: 9101, picture: portrait },
    exact: ['actorId', 'picture.kind'],
  }));

test('the portrait of an unknown name is unknown', () =>
  pactForCall(getActorPreviewImageByName, {
    description: 'a request for a portrait by an unknown name',
    states: [noPerformerNamed({ name: 'nobody-here' })],
    input: { name: 'nobody-here' },
    error: 'unknown',
    field: 'name',
  }));

// @spec rest:actor.profile-preview
test('a preview of a profile is read', () =>
  pactForCall(getProfilePreview, {
    description: 'a request for the preview of a profile',
    states: [aPerformer({ ...noor, about: aProfilePreview().about, isOnline: true, videoCount: 12 }), show],
    input: { actorId: 9101 },
    answer: aProfilePreview({ hoursToBeOnline: 3, loop: aWelcomeClip().qualities.at(-1) ?? null }),
    exact: ['model.id', 'about', 'pinnedCount', 'videoCount', 'nextShowAt', 'watching'],
  }));

test('the preview of nobody’s profile is unknown', () =>
  pactForCall(getProfilePreview, {
    description: 'a request for the preview of the profile of an unknown performer',
    states: [noPerformer({ id: 9999 })],
    input: { actorId: 9999 },
    error: 'unknown',
    field: 'actorId',
  }));

// @spec rest:actor.sales-per-actor
test('what a guest bought of a performer is read', () =>
  pactForCall(getSalesPerActor, {
    description: 'a request for what the guest bought of a performer',
    states: [
      aPerformer(noor),
      anAlbumOfPerformer({ id: 91001, actorId: 9101, price: 900 }),
      guestBoughtAlbum({ guestId: 7, albumId: 91001 }),
    ],
    caller: guest,
    input: { actorId: 9101 },
    answer: { actorId: 9101, videos: 0, albums: 1, tickets: 0 },
    exact: ['actorId', 'videos', 'albums', 'tickets'],
  }));

test('sales of nobody are unknown', () =>
  pactForCall(getSalesPerActor, {
    description: 'a request for what the guest bought of an unknown performer',
    states: [noPerformer({ id: 9999 })],
    caller: guest,
    input: { actorId: 9999 },
    error: 'unknown',
    field: 'actorId',
  }));

test('sales need a log-in', () =>
  pactForCall(getSalesPerActor, {
    description: 'a request for what a guest with an expired token bought of a performer',
    caller: expiredGuest,
    input: { actorId: 9101 },
    error: 'needLogin',
  }));
