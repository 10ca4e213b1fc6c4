import type { PictureFile, PictureUrl } from '@lounge/kit/picture';
import type { PageConfig } from './page-config.ts';

/** The addresses of pictures; in the colours of the server's own brand its folder takes the place of the one that calls name. */
export const pictureUrlOf =
  ({ wireBrand, pictures }: Pick<PageConfig, 'wireBrand' | 'pictures'>): PictureUrl =>
  ({ src, width, format }: PictureFile): string =>
    `${pictures === null ? src : src.replace(`/pictures/${wireBrand}/`, `/pictures/${pictures}/`)}/w${width}.${format}`;
