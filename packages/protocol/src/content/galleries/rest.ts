import { read } from '../../declare/call.ts';
import { count, entityId, listOf, maybe, named, pageNumber, shape } from '../../vocabulary/shapes.ts';
import { album } from './shapes.ts';

/**
 * A performer's albums up to an age rating (`fsk`, 16 unless given), at most `limit` of them, newest first.
 * @spec rest:actor.sedcard-albums.get
 * @assumed The answer's shape: the albums and how many there are in all.
 */
export const getSedcardAlbums = read('content/galleries/getSedcardAlbums', {
  path: '/rest/v1/actor/getSedcardAlbums/{actorId}',
  input: shape({ actorId: entityId, limit: maybe(pageNumber), fsk: maybe(count) }),
  answer: named('SedcardAlbums', 'a performer’s albums and how many there are in all', {
    albums: listOf(album),
    total: count,
  }),
  failures: ['unknown'],
  purpose: 'Reads a performer’s albums.',
});
