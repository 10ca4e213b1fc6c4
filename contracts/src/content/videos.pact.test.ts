import { getPromotedVideo, getTopVideos } from '@lounge/protocol/content/videos';
import { aPerformer, aVideoOfPerformer, noPerformer } from '@lounge/mock-api/states';
import { aVideo } from '@lounge/workbench/content/videos';
import { test } from 'vitest';
import { agreeOn } from '../consume/agree-on.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega' });
const plain = { id: 95002, free: true, price: null, basePrice: null, link: '/en/amateur/noor-vega/videos/95002/' };
const rooftop = { id: 95001, actorId: 9101, price: 2400, basePrice: 3000 };

// @spec rest:actor.top-videos.get, entity:video
test('a performer’s videos of the last nine months are read, best rated first', () =>
  agreeOn(getTopVideos, {
    says: 'a read of a performer’s best-rated videos',
    given: [
      noor,
      aVideoOfPerformer({ id: 95002, actorId: 9101, price: 0, likes: 3, daysOld: 30 }),
      aVideoOfPerformer({ ...rooftop, likes: 1204 }),
      aVideoOfPerformer({ id: 95003, actorId: 9101, likes: 9000, daysOld: 300 }),
    ],
    input: { actorId: 9101 },
    answer: {
      videos: [aVideo(), aVideo({ ...plain, new: false })],
      total: 3,
    },
    exact: ['videos.id', 'videos.free', 'videos.new', 'videos.model', 'videos.link', 'total'],
  }));

test('a performer without videos has an empty list', () =>
  agreeOn(getTopVideos, {
    says: 'a read of the best-rated videos of a performer who has none',
    given: [noor],
    input: { actorId: 9101 },
    answer: { videos: [], total: 0 },
    exact: ['total'],
  }));

test('videos of an id that nobody has are unknown', () =>
  agreeOn(getTopVideos, {
    says: 'a read of the best-rated videos of nobody',
    given: [noPerformer({ id: 9999 })],
    input: { actorId: 9999 },
    refusal: 'unknown',
    field: 'actorId',
  }));

// @spec rest:actor.promoted-video.get
test('the video that a performer promotes is read', () =>
  agreeOn(getPromotedVideo, {
    says: 'a read of the video that a performer promotes',
    given: [noor, aVideoOfPerformer({ ...rooftop, isPromoted: true })],
    input: { actorId: 9101 },
    answer: { video: aVideo() },
    exact: ['video.id', 'video.price', 'video.basePrice'],
  }));

test('a performer who promotes no video has none', () =>
  agreeOn(getPromotedVideo, {
    says: 'a read of the promoted video of a performer who promotes none',
    given: [noor, aVideoOfPerformer(rooftop)],
    input: { actorId: 9101 },
    answer: { video: null },
    exact: ['video'],
  }));

test('the promoted video of an id that nobody has is unknown', () =>
  agreeOn(getPromotedVideo, {
    says: 'a read of the promoted video of nobody',
    given: [noPerformer({ id: 9999 })],
    input: { actorId: 9999 },
    refusal: 'unknown',
    field: 'actorId',
  }));
