import type { MessageFormatElement } from 'react-intl';
import type { BrandFont } from '../fonts/types.ts';
import type { BrandTokens } from '../theme/types.ts';

/** Texts by message id, as `npm run texts` compiles them: plain strings, or parsed messages with values. */
export type Texts = Record<string, MessageFormatElement[] | string>;

/** A filled path of a sign. */
export interface SignPath {
  /** The outline, as the `d` of an SVG path. */
  readonly path: string;
  /** The fill: a colour, or a token such as `var(--kit-accent)`. */
  readonly fill: string;
}

/** The drawn name of a brand, for a mark 28 px high, with the sign before it. */
export interface BrandWordmark {
  /** The outline of the name in units of its own, the baseline at 0. */
  readonly path: string;
  /** The size of a unit in px. */
  readonly scale: number;
  /** The empty units before the first letter. @default 0 */
  readonly left?: number;
  /** The distance of the baseline from the top, in px. */
  readonly baseline: number;
  /** The width of the name in px. */
  readonly width: number;
  /** The shapes of the sign, in a field of 24 by 28. @default no sign */
  readonly sign?: readonly SignPath[];
}

/** Choices of a layout, where brands differ by more than values. */
export interface BrandLayout {
  /** Where a performer tile has its lines of text: below the picture, or over its lower edge. */
  readonly caption: 'below' | 'over';
  /** How a tile shows a rating: per cent and number of ratings, or per cent only. */
  readonly rating: 'short' | 'brief';
}

/** The part of a brand that components read: small, and plain data that a server can write into a page. */
export interface BrandMarks {
  /** The value of `data-brand`: lower-case letters, digits and hyphens. */
  readonly name: string;
  /** The product's name as guests read it. */
  readonly productName: string;
  readonly wordmark: BrandWordmark;
  /** The outline of the coin in a field of 20 by 20, filled by the even-odd rule. */
  readonly coin: string;
  readonly layout: BrandLayout;
  /**
   * Texts of the kit by language, where the brand brings its own; they replace those that KitProvider is given. `brandMarks` leaves them
   * out, as a page needs one language. @default the kit's
   */
  readonly messages?: Readonly<Record<string, Texts>>;
}

/** A brand: plain data without functions, which survives JSON. */
export interface Brand extends BrandMarks {
  readonly tokens: BrandTokens;
  /** The font files, that of the running text first. Empty where the stacks name system fonts only. */
  readonly fonts: readonly BrandFont[];
  /** The interface languages as BCP 47 tags, the default one first. */
  readonly languages: readonly [string, ...string[]];
  /** The icon for tabs and home screens as an SVG document. */
  readonly icon?: string;
}

/** The arguments of `createBrand`: a brand whose layout may be left out. */
export type BrandInput = Omit<Brand, 'layout'> & { readonly layout?: Partial<BrandLayout> };
