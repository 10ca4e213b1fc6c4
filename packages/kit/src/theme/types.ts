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

/** Corner shapes; `arch` is a whole border-radius value. */
export interface Radii {
  1: string;
  2: string;
  3: string;
  control: string;
  arch: string;
  pill: string;
  round: string;
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
  tile: { gapRow: string; gapColumn: string };
  /** Placeholder colour of each palette of the picture generator, by the number in `data-tint`. */
  tints: readonly string[];
}
