import type { Infer } from '@lounge/protocol';
import { album, gallery, pinnedPhoto } from '@lounge/protocol/content/galleries';
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
    isVipContent: false,
    actor: { id: 9101, name: 'Noor Vega' },
    albumTotalViews: 1156,
    guestRatingLikes: 68,
    guestRatingDislikes: 1,
    isLiked: false,
    isDisliked: false,
    isFavoriteAlbum: false,
    ...overrides,
  });

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
      },
    ],
    isBought: false,
    restriction: 'needPurchase',
    fittingVoucher: null,
    isBlocked: false,
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
