import { insertRow, replaceRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';

/** A guest's rating by its key. */
export const ratingByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('galleryRating').select('rating').where('key', '=', $('key')),
);

/** Stores a rating in the place of the one before. */
export const replaceRating = replaceRow('galleryRating');

/** The ratings that a guest gave to albums among ids in a JSON array. */
export const albumRatingsOf = statement((db, $: Bind<{ guestId: number; ids: string }>, { isAmong }) =>
  db
    .selectFrom('galleryRating')
    .select(['subjectId', 'rating'])
    .where('guestId', '=', $('guestId'))
    .where('kind', '=', 'album')
    .where(isAmong('subjectId', $('ids'))),
);

/** The ratings that a guest gave to pictures with ids between two, both included. */
export const pictureRatingsOf = statement((db, $: Bind<{ guestId: number; from: number; to: number }>) =>
  db
    .selectFrom('galleryRating')
    .select(['subjectId', 'rating'])
    .where('guestId', '=', $('guestId'))
    .where('kind', '=', 'picture')
    .where('subjectId', '>=', $('from'))
    .where('subjectId', '<=', $('to')),
);

/** The likes and dislikes of the rated pictures of an album. */
export const ratedPictures = statement((db, $: Bind<{ albumId: number }>) =>
  db.selectFrom('ratedPicture').select(['pictureId', 'likes', 'dislikes']).where('albumId', '=', $('albumId')),
);

/** Adds to the likes and dislikes of a picture. Returns the sums. */
export const countPictureRating = insertRow('ratedPicture', {}, (insert) =>
  insert
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((e) => ({
        likes: e('ratedPicture.likes', '+', e.ref('excluded.likes')),
        dislikes: e('ratedPicture.dislikes', '+', e.ref('excluded.dislikes')),
      })),
    )
    .returning(['likes', 'dislikes']),
);

/** Adds to the likes and dislikes of an album. Returns the sums. */
export const countAlbumRating = statement((db, $: Bind<{ id: number; likes: number; dislikes: number }>) =>
  db
    .updateTable('album')
    .set((e) => ({ likes: e('likes', '+', $('likes')), dislikes: e('dislikes', '+', $('dislikes')) }))
    .where('id', '=', $('id'))
    .returning(['likes', 'dislikes']),
);

/** Stores that a guest looked at an album; returns a row only the first time. */
export const insertView = insertRow('albumView', {}, (insert) =>
  insert.onConflict((conflict) => conflict.doNothing()).returning('key'),
);

/** Counts a look at an album. */
export const countView = statement((db, $: Bind<{ id: number }>) =>
  db
    .updateTable('album')
    .set((e) => ({ views: e('views', '+', 1) }))
    .where('id', '=', $('id'))
    .returning('views'),
);
