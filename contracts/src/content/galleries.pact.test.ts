import { getSedcardAlbums } from '@lounge/protocol/content/galleries';
import { anAlbumOfPerformer, aPerformer, noPerformer } from '@lounge/mock-api/states';
import { anAlbum } from '@lounge/workbench/content/galleries';
import { test } from 'vitest';
import { agreeOn } from '../consume/agree-on.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega' });

// @spec rest:actor.sedcard-albums.get, entity:album
test('a performer’s albums are read, those that cost with their price', () =>
  agreeOn(getSedcardAlbums, {
    says: 'a read of a performer’s albums',
    given: [noor, anAlbumOfPerformer({ id: 91001, actorId: 9101, price: 900 })],
    input: { actorId: 9101 },
    answer: { albums: [anAlbum()], total: 1 },
    exact: ['albums.id', 'albums.free', 'albums.prices.album.value', 'albums.actor', 'total'],
  }));

test('no more albums are read than asked for, none above the age rating, and all are counted', () =>
  agreeOn(getSedcardAlbums, {
    says: 'a read of one of a performer’s albums up to an age rating',
    given: [
      noor,
      anAlbumOfPerformer({ id: 91001, actorId: 9101, price: 0, ageRating: 12, isSedcard: true }),
      anAlbumOfPerformer({ id: 91002, actorId: 9101, price: 0, ageRating: 12 }),
      anAlbumOfPerformer({ id: 91003, actorId: 9101, ageRating: 18 }),
    ],
    input: { actorId: 9101, limit: 1, fsk: 16 },
    answer: { albums: [anAlbum({ free: true, prices: { album: null } })], total: 2 },
    exact: ['albums.free', 'albums.ageRating', 'total'],
  }));

test('a performer without albums has an empty list', () =>
  agreeOn(getSedcardAlbums, {
    says: 'a read of the albums of a performer who has none',
    given: [noor],
    input: { actorId: 9101 },
    answer: { albums: [], total: 0 },
    exact: ['total'],
  }));

test('albums of an id that nobody has are unknown', () =>
  agreeOn(getSedcardAlbums, {
    says: 'a read of the albums of nobody',
    given: [noPerformer({ id: 9999 })],
    input: { actorId: 9999 },
    refusal: 'unknown',
    field: 'actorId',
  }));

test('a limit above 500 is malformed', () =>
  agreeOn(getSedcardAlbums, {
    says: 'a read of more albums than may be asked for',
    input: { actorId: 9101, limit: 501 },
    refusal: 'malformed',
    field: 'limit',
  }));
