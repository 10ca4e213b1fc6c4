import { palettes, pictureKinds, pictureWidths, rareWidths } from '@lounge/art';
import type { Brand, PictureKind } from '@lounge/art';

/** A picture that can be drawn, without a width. */
export interface PictureName {
  readonly brand: Brand;
  readonly kind: PictureKind;
  /** 1 to 64 lower-case letters, digits and hyphens. */
  readonly seed: string;
  /** The blurred variant. @default false */
  readonly locked?: boolean | undefined;
}

/** The formats of a picture's file, which are also its extensions. */
const pictureFormats = ['avif', 'webp', 'jpeg'] as const;

/** The format of a picture's file. */
export type PictureFormat = (typeof pictureFormats)[number];

/** A picture in one width. */
export interface PictureRequest extends PictureName {
  /** Pixels; one of the kind's widths. */
  readonly width: number;
  /** @default 'webp' */
  readonly format?: PictureFormat | undefined;
}

const seedPattern = /^[a-z0-9-]{1,64}$/;
const pathPattern = /^\/pictures\/([a-z]+)\/([a-z]+)\/([a-z0-9-]+)\/(locked\/)?w([1-9]\d{1,3})\.([a-z]+)$/;

const isBrand = (word: string | undefined): word is Brand => word !== undefined && Object.hasOwn(palettes, word);
/** Whether a word names the format of a picture's file. */
const isPictureFormat = (word: unknown): word is PictureFormat => pictureFormats.some((format) => format === word);

const isKind = (word: string | undefined): word is PictureKind => pictureKinds.some((kind) => kind === word);

/** Whether the picture exists in this width. */
export function isPictureRequest({ brand, kind, seed, width, format = 'webp' }: PictureRequest): boolean {
  const isName = isBrand(brand) && isKind(kind) && seedPattern.test(seed);
  return isName && [...pictureWidths[kind], ...rareWidths[kind]].includes(width) && isPictureFormat(format);
}

/**
 * Parses `/pictures/{brand}/{kind}/{seed}/w{width}.{format}`, or `.../{seed}/locked/w{width}.{format}`.
 * Returns null if no such picture can exist. @spec constant:sizes.previews, constant:sizes.avatar
 */
export function parsePicturePath(path: string): PictureRequest | null {
  const [, brand, kind, seed = '', locked, digits, format] = pathPattern.exec(path) ?? [];
  if (!isBrand(brand) || !isKind(kind) || !isPictureFormat(format)) return null;
  const request = { brand, kind, seed, width: Number(digits), locked: locked !== undefined, format };
  return isPictureRequest(request) ? request : null;
}
