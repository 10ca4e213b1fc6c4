import { mutation, writes } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { albumTag, ratedContent } from './gallery-schemas.ts';

/**
 * Likes an album, as a rating of 5 does.
 * @spec query:gallery.like
 * @assumed The variables and the answer.
 */
export const likeGallery = mutation('content/galleries/likeGallery', {
  needs: 'guest',
  input: s.object({ albumId: s.entityId }),
  answer: ratedContent,
  failures: ['needLogin', 'unknown'],
  purpose: 'Likes an album.',
});

/**
 * Dislikes an album, as a rating of 1 does.
 * @spec query:gallery.dislike
 * @assumed The variables and the answer.
 */
export const dislikeGallery = mutation('content/galleries/dislikeGallery', {
  needs: 'guest',
  input: s.object({ albumId: s.entityId }),
  answer: ratedContent,
  failures: ['needLogin', 'unknown'],
  purpose: 'Dislikes an album.',
});

/**
 * Counts that a guest looks at an album, once however often.
 * @spec query:album.view, rule:album-view-login
 * @assumed The variables and the answer: the views of the album.
 */
export const viewAlbum = mutation('content/galleries/viewAlbum', {
  needs: 'guest',
  input: s.object({ albumId: s.entityId }),
  answer: s.object(
    { albumId: s.entityId, albumTotalViews: s.count },
    { id: 'AlbumViews', description: 'how often an album was looked at' },
  ),
  failures: ['needLogin', 'unknown'],
  purpose: 'Counts that a guest looks at an album.',
});

/**
 * Adds known tags to an album that the guest bought, at most five a day in all albums: more are `limitReached`, and none is added.
 * @spec query:album.tags.add, feature:videos.add-tags
 * @assumed docs/decisions/0177: who may add tags, which and how many; the answer: the album's tags.
 */
export const addAlbumTags = mutation('content/galleries/addAlbumTags', {
  needs: 'guest',
  input: s.object({ tagIds: s.array(s.boundedString(40)), albumId: s.entityId }),
  answer: s.object(
    { albumId: s.entityId, tags: s.array(albumTag) },
    { id: 'AlbumTags', description: 'the tags of an album' },
  ),
  failures: ['needLogin', 'unknown', 'needPurchase', 'limitReached'],
  forbiddenBy: writes,
  purpose: 'Adds tags to an album that the guest bought.',
});
