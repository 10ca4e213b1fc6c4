import { systemFaces } from '../fonts/system-faces.ts';
import type { BrandProblem } from './BrandError.ts';
import { isGroup, shown, unknownIn } from './faults.ts';
import type { BrandFont, FontFallback } from '../fonts/types.ts';
import type { BrandInput, BrandWordmark, SignPath } from './types.ts';

const problem = (isRight: boolean | undefined, path: string, message: string): readonly BrandProblem[] =>
  isRight ? [] : [{ path, message }];

/** Whether a value starts with a move and has only commands and numbers of an SVG path. */
const isOutline = (value: unknown): boolean =>
  typeof value === 'string' && /^\s*m[\s\d.,+\-eE]/i.test(value) && !/[^\s\d.,+\-eEmzlhvcsqta]/i.test(value);

const isPositive = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value > 0;

const isFill = (value: unknown): boolean =>
  typeof value === 'string' && /^(#[0-9a-f]{6}|var\(--kit-[\w-]+\))$/i.test(value);

/** Whether a value is a text of a form: a list of one text would be taken for it. */
const isText = (value: unknown, form: RegExp): boolean => typeof value === 'string' && form.test(value);

const noField = 'is no field of a brand';

/** The items of a list as objects; what is none has no properties, so that each of them is named. */
const groupsOf = <T extends object>(list: readonly T[]): readonly Partial<T>[] =>
  list.map((each) => (isGroup(each) ? each : {}));

function wordmarkProblems(mark: Partial<BrandWordmark> | undefined): readonly BrandProblem[] {
  if (!isGroup(mark)) return [{ path: 'wordmark', message: 'is missing' }];
  const { sign: signs = [], left = 0 } = mark;
  const sizes = (['scale', 'baseline', 'width'] as const).flatMap((name) =>
    problem(isPositive(mark[name]), `wordmark.${name}`, `is ${shown(mark[name])}, not a positive number`),
  );
  if (!Array.isArray(signs)) return [{ path: 'wordmark.sign', message: `is ${shown(signs)}, not a list of shapes` }];
  const sign = groupsOf<SignPath>(signs).flatMap(({ path, fill }, at) => [
    ...problem(isOutline(path), `wordmark.sign.${at}.path`, 'is not an SVG path'),
    ...problem(isFill(fill), `wordmark.sign.${at}.fill`, `is ${shown(fill)}, neither #rrggbb nor a token`),
  ]);
  return [
    ...unknownIn('wordmark', mark, ['path', 'sign', 'left', 'scale', 'baseline', 'width'], noField),
    ...problem(isOutline(mark.path), 'wordmark.path', 'is not an SVG path'),
    ...problem(Number.isFinite(left), 'wordmark.left', `is ${shown(left)}, not a number`),
    ...sizes,
    ...sign,
  ];
}

const fallbackLengths = ['sizeAdjust', 'ascent', 'descent', 'lineGap'] as const;
const mostFallbacks = 3;

function fallbackProblems(path: string, fallbacks: BrandFont['fallbacks'] | null = []): readonly BrandProblem[] {
  if (!Array.isArray(fallbacks) || fallbacks.length > mostFallbacks)
    return [{ path, message: `is not a list of at most ${mostFallbacks} system faces` }];
  return groupsOf<FontFallback>(fallbacks).flatMap((fallback, at) => [
    ...problem(
      Object.hasOwn(systemFaces, String(fallback.face)),
      `${path}.${at}.face`,
      `is ${shown(fallback.face)}, not one of ${Object.keys(systemFaces).join(', ')}`,
    ),
    ...fallbackLengths.flatMap((name) =>
      problem(
        /^\d+(\.\d+)?%$/.test(String(fallback[name])),
        `${path}.${at}.${name}`,
        `is ${shown(fallback[name])}, not a percentage`,
      ),
    ),
  ]);
}

/** Whether a font of the tokens names a family; `fontStack` adds a word to it. */
const isUsed = (family: unknown, tokens: Partial<BrandInput>['tokens']): boolean =>
  [tokens?.font?.display?.family, tokens?.font?.text?.family].some((each) => String(each).includes(String(family)));

function fontProblems({ fonts, tokens }: Partial<BrandInput>): readonly BrandProblem[] {
  if (!Array.isArray(fonts)) return [{ path: 'fonts', message: 'is missing; a brand of system fonts has []' }];
  return groupsOf<BrandFont>(fonts).flatMap(({ family, file, weight, fallbacks, ...others }, at) => [
    ...unknownIn(`fonts.${at}`, others, [], noField),
    ...problem(isText(family, /^[\w -]+$/), `fonts.${at}.family`, `is ${shown(family)}, not the name of a family`),
    ...problem(isUsed(family, tokens), `fonts.${at}.family`, `is ${shown(family)}, which no font of the tokens names`),
    ...problem(
      isText(file, /^(?!\/)[\w./-]+\.woff2$/) && !file?.split('/').includes('..'),
      `fonts.${at}.file`,
      `is ${shown(file)}, not the name of a woff2 file`,
    ),
    ...problem(
      isText(weight, /^\d+( \d+)?$/) && weight?.split(' ').every((each) => Number(each) >= 1 && Number(each) <= 1000),
      `fonts.${at}.weight`,
      `is ${shown(weight)}, not a weight or two`,
    ),
    ...fallbackProblems(`fonts.${at}.fallbacks`, fallbacks),
  ]);
}

/** Whether a value is a language tag as BCP 47 writes it: pages look texts up by it. */
const isLanguageTag = (value: unknown): boolean => {
  try {
    return typeof value === 'string' && Intl.getCanonicalLocales(value)[0] === value;
  } catch {
    return false;
  }
};

function languageProblems({ languages, messages = {} }: Partial<BrandInput>): readonly BrandProblem[] {
  if (!Array.isArray(languages) || languages.length === 0) return [{ path: 'languages', message: 'names no language' }];
  if (!isGroup(messages)) return [{ path: 'messages', message: 'is not texts by language' }];
  return [
    ...languages.flatMap((each: unknown, at) =>
      problem(isLanguageTag(each), `languages.${at}`, `is ${shown(each)}, not a BCP 47 language tag`),
    ),
    ...Object.entries(messages).flatMap(([each, texts]) => [
      ...problem(languages.includes(each), `messages.${each}`, 'is not one of the languages'),
      ...problem(isGroup(texts), `messages.${each}`, 'is not texts by message id'),
    ]),
  ];
}

function layoutProblems(layout: BrandInput['layout']): readonly BrandProblem[] {
  if (!isGroup(layout)) return [{ path: 'layout', message: `is ${shown(layout)}, not caption and rating` }];
  const { caption = 'below', rating = 'short', ...others } = layout;
  return [
    ...unknownIn('layout', others, [], 'is no choice of a layout'),
    ...problem(
      ['below', 'over'].includes(caption),
      'layout.caption',
      `is ${shown(caption)}, neither "below" nor "over"`,
    ),
    ...problem(
      ['short', 'brief'].includes(rating),
      'layout.rating',
      `is ${shown(rating)}, neither "short" nor "brief"`,
    ),
  ];
}

const fields: Readonly<Record<keyof BrandInput, true>> = {
  name: true,
  productName: true,
  wordmark: true,
  coin: true,
  layout: true,
  messages: true,
  tokens: true,
  fonts: true,
  languages: true,
  icon: true,
};

/** Returns the faults of everything but the tokens. */
export const markProblems = (input: Partial<BrandInput>): readonly BrandProblem[] => [
  ...problem(
    isText(input.name, /^[a-z][a-z0-9-]*$/),
    'name',
    `is ${shown(input.name)}; it stands in selectors, so it has lower-case letters, digits and hyphens, a letter first`,
  ),
  ...problem(
    typeof input.productName === 'string' && input.productName.trim() !== '',
    'productName',
    input.productName === undefined ? 'is missing' : `is ${shown(input.productName)}, not a name`,
  ),
  ...problem(input.icon === undefined || isText(input.icon, /^\s*<svg[\s>]/), 'icon', 'is not an SVG document'),
  ...unknownIn('', input, Object.keys(fields), noField),
  ...wordmarkProblems(input.wordmark),
  ...problem(isOutline(input.coin), 'coin', 'is not an SVG path'),
  ...layoutProblems(input.layout === undefined ? {} : input.layout),
  ...fontProblems(input),
  ...languageProblems(input),
];
