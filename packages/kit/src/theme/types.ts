/** The colour roles of a theme; components name roles, never colours. Each value is `#rrggbb`. */
export interface ColorRoles {
  /** Ground of the page. */
  canvas: string;
  /** Ground of panels, cards and fields on the canvas. */
  surface1: string;
  /** Ground of bubbles, quiet controls and skeletons. */
  surface2: string;
  /** Ground of buttons and menus, and of hovered controls. */
  surface3: string;
  /** Lines that only separate content. */
  line: string;
  /** Edges of controls, with a contrast of at least 3 : 1. */
  lineStrong: string;
  /** Body text; also the ground of a selected chip, whose text is the canvas. */
  text: string;
  /** Secondary text, such as labels and times. */
  textMuted: string;
  /** Ground of the primary action; text and icons that stand out. */
  accent: string;
  /** Text on the accent. */
  accentText: string;
  /** Presence, live streams and what is free. */
  live: string;
  /** The colour of coins and of the highest prize. */
  coin: string;
  /** The coin glyph beside an amount. */
  coinMark: string;
  /** The colour of success, and of everything owned or free. */
  success: string;
  /** The colour of warnings. */
  warning: string;
  /** Failures and invalid input. */
  danger: string;
  /** The ring around the focused element. */
  focus: string;
}

/** Roles for content on a picture; the same in dark and light themes, as pictures do not change. */
export interface OnPictureRoles {
  /** Red, green and blue of the scrim, separated by spaces. */
  scrim: string;
  /** Red, green and blue of the light that is laid thinly over pictures, for quiet grounds and lines. */
  veil: string;
  /** Opacity of the scrim under labels and pills. */
  labelAlpha: number;
  /** Opacity of the scrim under a running meter. */
  meterAlpha: number;
  /** Opacity of a caption's scrim where its text begins. */
  captionAlphaAtText: number;
  text: string;
  textMuted: string;
  lineStrong: string;
  coin: string;
  vip: string;
  live: string;
  focus: string;
  /** Ground of the light badge. */
  paper: string;
  /** Text of the light badge. */
  ink: string;
}

/** Corner shapes; each is a whole border-radius value but for 1, 2, 3, `control`, `pill`, `field` and `archTop`, which are lengths. */
export interface Radii {
  /** Corners of small things, such as badges and focused text. */
  1: string;
  /** Corners of cards and pictures. */
  2: string;
  /** Corners of panels and dialogs. */
  3: string;
  /** Corners of buttons and fields. */
  control: string;
  /** Corners of the arch tile's picture. */
  arch: string;
  /** The greatest radius of the top of arches of a fixed size; `0px` where they are plain cards. */
  archTop: string;
  /** The lower corners of small arches. */
  archFoot: string;
  pill: string;
  /** Corners of portraits and round controls. */
  round: string;
  /** Corners of the smallest portraits. */
  avatar: string;
  /** Corners of a message of the other person. */
  bubble: string;
  /** Corners of an own message. */
  bubbleOwn: string;
  /** Corners of a picture inside a message. */
  bubblePicture: string;
  /** Corners of notices over a live picture. */
  notice: string;
  /** Corners of the large buttons that begin a chat. */
  chatButton: string;
  /** Corners of the field for messages. */
  field: string;
}

/** The gaps of performer grids and the shape of arch tiles. */
export interface TileTokens {
  gapRow: string;
  gapColumn: string;
  /** The gap between rows of performers on small screens. */
  gapRowSmall: string;
  /** The aspect ratio of an arch tile's picture. */
  archRatio: string;
  /** The space that the curve of a large arch needs above its content. */
  archHeadroom: string;
}

/** The type scale, from labels to the largest heading; 3 is body text, `3Small` body text on small screens. */
export interface TypeScale {
  1: string;
  2: string;
  3: string;
  '3Small': string;
  4: string;
  5: string;
  6: string;
  7: string;
}

/** A typeface of a brand. */
export interface FontTokens {
  /** The whole font-family list, fallbacks included. */
  family: string;
  weight: number;
  letterSpacing?: string;
}

/** The two colour schemes that every brand has. */
export type ColorScheme = 'dark' | 'light';

/** The choices of a guest: a colour scheme, or that of the device. */
export type Theme = ColorScheme | 'system';

/** The tokens that differ between brands. */
export interface BrandTokens {
  themes: Readonly<Record<ColorScheme, { color: ColorRoles }>>;
  onPicture: OnPictureRoles;
  radius: Radii;
  font: { display: FontTokens; text: FontTokens };
  tile: TileTokens;
  /** Steps of the type scale that differ from the kit's. @default the kit's scale */
  type?: Readonly<Partial<TypeScale>>;
  /** Placeholder colour of each palette of the picture generator, by the number in `data-tint`. */
  tints: readonly string[];
}
