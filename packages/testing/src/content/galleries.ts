import type { Infer } from '@lounge/protocol';
import { album, albumComments, gallery, pinnedPhoto, ratedContent } from '@lounge/protocol/content/galleries';
import { parsed } from '../parsed.ts';

type AlbumData = Infer<typeof album>;

/** An album with the fields of a tile; its price in hundredths of a coin. */
export const anAlbum = (overrides: Partial<AlbumData> = {}): AlbumData =>
  parsed(album, {
    id: 91001,
    title: 'From the garden',
    description: 'Borrowed clothes, borrowed room.',
    ageRating: 12,
    free: false,
    isSedcard: false,
    pictureCount: 18,
    guestInfo: { bought: false, flatrate: false },
    prices: { album: { value: 900, currency: 'VXC' }, base: null },
    previews: [{ url: '/pictures/velvet/portrait/bust-noor-1', kind: 'portrait', tint: 5 }],
    photos: [],
    rating: 99,
    isVipContent: false,
    type: 'image',
    actor: { id: 9101, name: 'Noor Vega' },
    albumTotalViews: 1156,
    guestRatingLikes: 68,
    guestRatingDislikes: 1,
    isLiked: false,
    isDisliked: false,
    isFavoriteAlbum: false,
    ...overrides,
  });

/** The ratings of a picture that nobody rated. */
export const notRated = { guestRatingLikes: 0, guestRatingDislikes: 0, isLiked: false, isDisliked: false } as const;

type GalleryData = Infer<typeof gallery>;

/** An album that has to be bought, with one of its pictures. */
export const aGallery = (overrides: Partial<GalleryData> = {}): GalleryData =>
  parsed(gallery, {
    album: anAlbum(),
    pictures: [
      {
        id: 91001001,
        picture: { url: '/pictures/velvet/portrait/bust-noor-1', kind: 'portrait', tint: 5 },
        isLocked: false,
        ...notRated,
      },
    ],
    isBought: false,
    restriction: 'needPurchase',
    fittingVoucher: null,
    isBlocked: false,
    tags: [],
    ...overrides,
  });

/** A pinned picture that its guest may see. */
export const aPinnedPhoto = (overrides: Partial<Infer<typeof pinnedPhoto>> = {}): Infer<typeof pinnedPhoto> =>
  parsed(pinnedPhoto, {
    pictureId: 91001001,
    albumId: 91001,
    albumTitle: 'From the garden',
    actor: { id: 9101, name: 'Noor Vega' },
    picture: { url: '/pictures/velvet/portrait/bust-noor-1', kind: 'portrait', tint: 5 },
    isLocked: false,
    ...overrides,
  });

type CommentsData = Infer<typeof albumComments>;

/** The comments on an album, with one of another guest. */
export const someComments = (overrides: Partial<CommentsData> = {}): CommentsData =>
  parsed(albumComments, {
    comments: [
      { id: 501, guestName: 'Kim', text: 'The light is lovely.', at: '2026-11-20T18:50:00.000Z', isOwn: false },
    ],
    commentsTotal: 1,
    isGuestAllowedToCommentAlbum: true,
    bar: null,
    ...overrides,
  });

/** An album that the guest has just liked. */
export const aRatedAlbum = (overrides: Partial<Infer<typeof ratedContent>> = {}): Infer<typeof ratedContent> =>
  parsed(ratedContent, {
    id: 91001,
    guestRatingLikes: 69,
    guestRatingDislikes: 1,
    isLiked: true,
    isDisliked: false,
    ...overrides,
  });
