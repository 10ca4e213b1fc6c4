import { enumeration } from '../column-specs.ts';

/** The tables of what guests say of albums and pictures. */
export const galleryTables = {
  /** The rating of a guest, 1 to 5; a sedcard is an album. `subjectId` is the id of the album or picture. */
  galleryRating: {
    key: 'key',
    guestId: 'int',
    kind: enumeration<'album' | 'picture'>(),
    subjectId: 'int',
    rating: 'int',
    at: 'instant',
  },
  /** How often a picture was liked and disliked; one that nobody rated has no row. */
  ratedPicture: { key: 'key', albumId: 'int', pictureId: 'int', likes: 'int', dislikes: 'int' },
  /** Who looked at an album. */
  albumView: { key: 'key', guestId: 'int', albumId: 'int', at: 'instant' },
  /** A guest's only comment on an album: the row of a deleted one stays, without its words. `reports` is how many guests reported it. */
  albumComment: {
    id: 'id',
    key: 'text unique',
    albumId: 'int',
    guestId: 'int',
    text: 'text',
    reports: 'int',
    at: 'instant',
    deletedAt: 'instant null',
  },
  albumCommentReport: { key: 'key', commentId: 'int', guestId: 'int', at: 'instant' },
  /** A tag of an album, and the guest who added it. */
  albumTag: { key: 'key', albumId: 'int', tag: 'text', guestId: 'int', at: 'instant' },
} as const;
