import { baseCss } from './base-css.ts';
import { shared } from './shared.ts';
import type { BrandTokens, ColorRoles, ColorScheme, Theme } from './types.ts';

/**
 * The media query that holds where `scheme` is in force under a theme, for the `media` of a page's `meta name="theme-color"`:
 * one element for each scheme, with the canvas of the brand's tokens.
 */
export const schemeMedia = (scheme: ColorScheme, theme: Theme): string =>
  theme === 'system' ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? 'all' : 'not all';

const kebab = (name: string) => name.replaceAll(/[A-Z]|\d+$/g, (part) => `-${part.toLowerCase()}`);

const declare = (prefix: string, values: Readonly<Record<string, string | number>>) =>
  Object.entries(values)
    .map(([name, value]) => `--kit-${prefix}${/^\d$/.test(name) ? name : kebab(name)}:${value};`)
    .join('');

const rule = (selector: string, body: string) => `${selector}{${body}}\n`;

const sharedDeclarations = Object.entries({
  'line-height-': shared.lineHeight,
  'weight-': shared.weight,
  'space-': shared.space,
  'shadow-': shared.shadow,
  'motion-': shared.motion,
  'size-': shared.size,
  'shape-': shared.shape,
  'cinema-': shared.cinema,
  'z-': shared.z,
})
  .map(([prefix, values]) => declare(prefix, values))
  .join('');

function shapeOf({ font, radius, tile, type, onPicture }: BrandTokens): string {
  return [
    declare('type-', { ...shared.type, ...type }),
    declare('radius-', { ...radius }),
    declare('font-', { display: font.display.family, text: font.text.family }),
    `--kit-display-weight:${font.display.weight};--kit-display-tracking:${font.display.letterSpacing ?? 'normal'};`,
    declare('tile-', { ...tile }),
    `--kit-scrim:${onPicture.scrim};--kit-veil:${onPicture.veil};--kit-label:rgb(${onPicture.scrim} / ${onPicture.labelAlpha});`,
    `--kit-meter:rgb(${onPicture.scrim} / ${onPicture.meterAlpha});`,
    declare('on-picture-', {
      text: onPicture.text,
      textMuted: onPicture.textMuted,
      coin: onPicture.coin,
      vip: onPicture.vip,
      live: onPicture.live,
      paper: onPicture.paper,
      ink: onPicture.ink,
    }),
  ].join('');
}

const themeOf = (scheme: 'dark' | 'light', color: ColorRoles) =>
  `color-scheme:${scheme};${declare('', { ...color })}${tintsOf()}`;

/** Status backgrounds: a role at 13 % over the lowest surface; the guest's own messages at 30 %. */
const tintsOf = () =>
  ['success', 'warning', 'danger', 'coin']
    .map((role) => `--kit-${role}-tint:color-mix(in srgb,var(--kit-${role}) 13%,var(--kit-surface-1));`)
    .join('') + '--kit-bubble-own:color-mix(in srgb,var(--kit-accent) 30%,var(--kit-surface-1));';

/** Roles are redefined for content on a picture, which is dark in every theme. */
function onPictureOf({ onPicture, themes }: BrandTokens): string {
  const { canvas, surface1, success, warning, danger } = themes.dark.color;
  return [
    'color-scheme:dark;color:var(--kit-text);',
    declare('', {
      canvas,
      surface1,
      success,
      warning,
      danger,
      surface2: `rgb(${onPicture.scrim} / 0.62)`,
      surface3: `rgb(${onPicture.veil} / 0.16)`,
      line: `rgb(${onPicture.veil} / 0.16)`,
      lineStrong: onPicture.lineStrong,
      text: onPicture.text,
      textMuted: onPicture.textMuted,
      live: onPicture.live,
      coin: onPicture.coin,
      coinMark: onPicture.coin,
      focus: onPicture.focus,
    }),
    tintsOf(),
  ].join('');
}

/** Options of `tokensCss`. */
export interface TokensCssOptions {
  /** Where the sheet stands: in the document, or in a shadow tree, whose host then has the tokens as well. @default 'document' */
  readonly root?: 'document' | 'shadow' | undefined;
}

/** The selectors of a brand: where it begins, in each theme, and of what is inside it. */
interface Scope {
  readonly all: string;
  readonly rtl: string;
  readonly dark: string;
  readonly light: string;
  readonly system: string;
  readonly inside: (selector: string) => string;
}

const scopeOf = (name: string, isShadow: boolean): Scope => {
  const scope = `[data-brand=${name}]`;
  // Without a theme of its own the host follows the device.
  const host = (selector: string) => (isShadow ? `${selector},` : '');
  return {
    all: `${host(':host')}${scope}`,
    rtl: `${host(':host(:dir(rtl))')}${scope}:dir(rtl)`,
    dark: `${host(':host')}${scope}[data-theme=dark],${scope}[data-theme=system]`,
    light: `${host(':host([data-theme=light])')}${scope}[data-theme=light]`,
    system: `${host(':host(:not([data-theme=dark]))')}${scope}[data-theme=system]`,
    inside: (selector) => `${scope} ${selector}`,
  };
};

/** The host is a block that paints the canvas, until the page says something else of it. */
const hostCss = ':host{display:block}:host([hidden]){display:none}\n';

/**
 * The style sheet of a brand as static text: custom properties by `data-brand` and `data-theme`, placeholder colours by
 * `data-tint`, and base rules. `data-theme="system"` follows the device, so the server does not need to know the guest's choice.
 */
export function tokensCss(
  { name, tokens }: { readonly name: string; readonly tokens: BrandTokens },
  { root = 'document' }: TokensCssOptions = {},
): string {
  const isShadow = root === 'shadow';
  const scope = scopeOf(name, isShadow);
  const { dark, light } = tokens.themes;
  return [
    rule(scope.all, sharedDeclarations + shapeOf(tokens)),
    rule(scope.rtl, declare('radius-', { bubble: tokens.radius.bubbleOwn, bubbleOwn: tokens.radius.bubble })),
    rule(scope.dark, themeOf('dark', dark.color)),
    rule(scope.light, themeOf('light', light.color)),
    `@media (prefers-color-scheme:light){${rule(scope.system, themeOf('light', light.color)).trim()}}\n`,
    rule(scope.inside('[data-on-picture]'), onPictureOf(tokens)),
    ...tokens.tints.map((color, index) => rule(scope.inside(`[data-tint="${index}"]`), `--kit-tint:${color}`)),
    isShadow ? hostCss : '',
    baseCss(isShadow ? ':host,[data-brand]' : '[data-brand]'),
  ].join('');
}
