import { post, read } from '../../declare/call.ts';
import { count, entityId, flag, listOf, maybe, named, pageNumber, shape, text } from '../../vocabulary/shapes.ts';
import { money } from '../../vocabulary/words.ts';
import { album, gallery } from './shapes.ts';

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

/**
 * An album with its pictures; those that the visitor may not see have the address of their blurred variant.
 * @spec rest:gallery.get
 * @assumed The path; the pictures that lists show stay open.
 */
export const getGallery = read('content/galleries/getGallery', {
  path: '/rest/v1/gallery/getGallery/{albumId}',
  input: shape({ albumId: entityId }),
  answer: gallery,
  failures: ['unknown'],
  purpose: 'Reads an album with its pictures.',
});

/**
 * Buys an album for the guest's coins. What was bought already, or is free, costs nothing.
 * @spec rest:gallery.album.buy
 * @assumed The path; the refusals and their order: needLogin, unknown, needAgeCheck (albums rated 18), needPurchase.
 */
export const buyAlbum = post('content/galleries/buyAlbum', {
  path: '/rest/v1/gallery/buyAlbum/{albumId}',
  needs: 'guest',
  keyed: true,
  input: shape({ albumId: entityId }),
  answer: shape({ success: flag, guestBalance: money, guestBalanceFormatted: text }),
  failures: ['needLogin', 'unknown', 'needAgeCheck', 'needPurchase', 'keyReused'],
  purpose: 'Buys an album for the guest’s coins.',
});
