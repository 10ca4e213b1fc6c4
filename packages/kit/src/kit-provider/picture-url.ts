/** The formats of a picture's files. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** One file of a picture. */
export interface PictureFile {
  /** The picture's `src`. */
  src: string;
  /** Its width in px. */
  width: number;
  format: PictureFormat;
}

/** Returns the URL of a file. Called while rendering: the same file always has the same URL. */
export type PictureUrl = (file: PictureFile) => string;

/** The pictures of a site: their addresses, and their formats in the order of preference. */
export interface PictureSettings {
  url: PictureUrl;
  /** At least one; the last one is for browsers that know none before it. */
  formats: readonly [PictureFormat, ...PictureFormat[]];
}

/** The addresses of the reference server, as WebP. */
export const defaultPictures: PictureSettings = {
  url: ({ src, width, format }) => `${src}/w${width}.${format}`,
  formats: ['webp'],
};

/** Writes the `srcset` of a picture in one format. */
export const sourceSet = (
  { url }: PictureSettings,
  format: PictureFormat,
  src: string,
  widths: readonly number[],
): string => widths.map((width) => `${url({ src, width, format })} ${width}w`).join(', ');

/** The format of an `img`; those before it are for its `source` elements. */
export const lastFormat = ({ formats }: PictureSettings): PictureFormat => formats[formats.length - 1] ?? formats[0];
