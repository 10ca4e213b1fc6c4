import type { GalleryData, GalleryPreviewData } from '@lounge/stores/content/galleries';

/** The part of an album that decides. */
interface LookedAt extends Pick<GalleryData, 'restriction'> {
  readonly pictures: readonly { readonly isLocked: boolean; readonly picture: { readonly url: string } }[];
}

/** The address of a picture, of which a file has one width and format. */
const pictureOfFile = (url: string): string => url.slice(0, url.lastIndexOf('/'));

/** The look to show above the pictures of a locked album; null where those begin with the same ones. */
export const lookAbove = (
  { restriction, pictures }: LookedAt,
  look: GalleryPreviewData | null,
): GalleryPreviewData | null => {
  if (restriction === null || look === null) return null;
  const first = pictures.slice(0, look.urls.length).filter(({ isLocked }) => !isLocked);
  const open = new Set(first.map(({ picture }) => picture.url));
  return look.urls.every((url) => open.has(pictureOfFile(url))) ? null : look;
};
