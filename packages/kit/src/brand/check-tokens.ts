import type { BrandTokens, ColorRoles, OnPictureRoles, Radii, TileTokens, TypeScale } from '../theme/types.ts';
import type { BrandProblem } from './BrandError.ts';
import { isGroup, shown, unknownIn } from './faults.ts';
import { rgbOf, tripleOf } from './colour.ts';

/** Returns the fault of a value, or null. */
type Check = (value: unknown) => string | null;

const colour: Check = (value) => (rgbOf(value) ? null : `is ${shown(value)}, not a colour of the form #rrggbb`);
const triple: Check = (value) =>
  tripleOf(value) ? null : `is ${shown(value)}, not red, green and blue such as "19 8 17"`;
const share: Check = (value) =>
  typeof value === 'number' && value >= 0 && value <= 1 ? null : `is ${shown(value)}, not a number from 0 to 1`;
const bracketPairs: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/** Whether every quote and bracket of a value is closed: an open one would take the rest of the style sheet. */
function isClosed(value: string): boolean {
  const open: string[] = [];
  for (const each of value.replaceAll(/"[^"\n]*"|'[^'\n]*'/g, '')) {
    if (each === '"' || each === "'") return false;
    if (each === '(' || each === '[') open.push(each);
    else if (each in bracketPairs && open.pop() !== bracketPairs[each]) return false;
  }
  return open.length === 0;
}

/** The characters that end a declaration, a string or a style element, or begin a comment or an escape. CSS has more ends of lines than JavaScript. */
// oxlint-disable-next-line no-control-regex -- they are what must not be there
const endOfValue = /[;{}<\\\u0000-\u001f]|\/\*/;

/** It must not add rules to the style sheet. */
const css: Check = (value) =>
  typeof value === 'string' && value.trim() !== '' && !endOfValue.test(value) && isClosed(value)
    ? null
    : `is ${shown(value)}, not a CSS value`;
const size: Check = (value) => css(value) ?? (/\d/.test(String(value)) ? null : `is ${shown(value)}, not a size`);
const weight: Check = (value) =>
  typeof value === 'number' && value >= 1 && value <= 1000 ? null : `is ${shown(value)}, not a weight from 1 to 1000`;

type Checks<T> = { readonly [K in keyof T]-?: Check };

const colors: Checks<ColorRoles> = {
  canvas: colour,
  surface1: colour,
  surface2: colour,
  surface3: colour,
  line: colour,
  lineStrong: colour,
  text: colour,
  textMuted: colour,
  accent: colour,
  accentText: colour,
  live: colour,
  coin: colour,
  coinMark: colour,
  success: colour,
  warning: colour,
  danger: colour,
  focus: colour,
};

const onPicture: Checks<OnPictureRoles> = {
  scrim: triple,
  veil: triple,
  labelAlpha: share,
  meterAlpha: share,
  captionAlphaAtText: share,
  text: colour,
  textMuted: colour,
  lineStrong: colour,
  coin: colour,
  vip: colour,
  live: colour,
  focus: colour,
  paper: colour,
  ink: colour,
};

const radius: Checks<Radii> = {
  1: size,
  2: size,
  3: size,
  control: size,
  arch: size,
  archTop: size,
  archFoot: size,
  pill: size,
  round: size,
  avatar: size,
  bubble: size,
  bubbleOwn: size,
  bubblePicture: size,
  notice: size,
  chatButton: size,
  field: size,
};

const tile: Checks<TileTokens> = {
  gapRow: size,
  gapColumn: size,
  gapRowSmall: size,
  archRatio: size,
  archHeadroom: size,
};
const type: Checks<TypeScale> = { 1: size, 2: size, 3: size, '3Small': size, 4: size, 5: size, 6: size, 7: size };

const noToken = 'is no token';

/** Returns the faults of a group of tokens: what is missing, what is wrong, and what no component knows. */
function groupProblems(path: string, group: unknown, checks: Readonly<Record<string, Check>>): readonly BrandProblem[] {
  if (!isGroup(group)) return [{ path, message: 'is missing' }];
  return [
    ...Object.entries(checks).flatMap(([name, check]) => {
      const message = Object.hasOwn(group, name) ? check(group[name]) : 'is missing';
      return message === null ? [] : [{ path: `${path}.${name}`, message }];
    }),
    ...unknownIn(path, group, Object.keys(checks), noToken),
  ];
}

function fontProblems(path: string, font: unknown): readonly BrandProblem[] {
  const hasTracking = isGroup(font) && font['letterSpacing'] !== undefined;
  return groupProblems(path, font, { family: css, weight, ...(hasTracking && { letterSpacing: css }) });
}

function tintProblems(tints: unknown): readonly BrandProblem[] {
  if (!Array.isArray(tints) || tints.length === 0) return [{ path: 'tokens.tints', message: 'has no colour' }];
  return tints.flatMap((value: unknown, at) => {
    const message = colour(value);
    return message === null ? [] : [{ path: `tokens.tints.${at}`, message }];
  });
}

/** The steps of the type scale are optional, each for itself. */
function typeProblems(scale: unknown): readonly BrandProblem[] {
  if (scale === undefined) return [];
  const given = isGroup(scale) ? Object.keys(scale) : [];
  const checks = Object.fromEntries(Object.entries(type).filter(([name]) => given.includes(name)));
  return groupProblems('tokens.type', scale, checks);
}

const groups: Readonly<Record<keyof BrandTokens, true>> = {
  themes: true,
  onPicture: true,
  radius: true,
  font: true,
  tile: true,
  type: true,
  tints: true,
};

/** Returns every token that is missing or has a value of another kind. */
export const tokenProblems = (tokens: Partial<BrandTokens>): readonly BrandProblem[] => [
  ...unknownIn('tokens', tokens, Object.keys(groups), noToken),
  ...unknownIn('tokens.themes', tokens.themes, ['dark', 'light'], noToken),
  ...unknownIn('tokens.themes.dark', tokens.themes?.dark, ['color'], noToken),
  ...unknownIn('tokens.themes.light', tokens.themes?.light, ['color'], noToken),
  ...unknownIn('tokens.font', tokens.font, ['display', 'text'], noToken),
  ...groupProblems('tokens.themes.dark.color', tokens.themes?.dark?.color, { ...colors }),
  ...groupProblems('tokens.themes.light.color', tokens.themes?.light?.color, { ...colors }),
  ...groupProblems('tokens.onPicture', tokens.onPicture, { ...onPicture }),
  ...groupProblems('tokens.radius', tokens.radius, { ...radius }),
  ...fontProblems('tokens.font.display', tokens.font?.display),
  ...fontProblems('tokens.font.text', tokens.font?.text),
  ...groupProblems('tokens.tile', tokens.tile, { ...tile }),
  ...typeProblems(tokens.type),
  ...tintProblems(tokens.tints),
];
