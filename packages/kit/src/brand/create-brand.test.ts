import { expect, test } from 'vitest';
import { brasa } from '../brasa/index.ts';
import { fontFaceCss, fontStack } from '../fonts/index.ts';
import { tokensCss } from '../theme/index.ts';
import { velvet } from '../velvet/index.ts';
import { BrandError } from './BrandError.ts';
import { contrastRows } from './check-contrast.ts';
import { createBrand } from './create-brand.ts';
import { brandMarks } from './marks.ts';
import type { Brand, BrandInput } from './types.ts';

/** Sets the value at a path of a copy; `undefined` removes it. */
function changed(brand: Brand, changes: Readonly<Record<string, unknown>>): BrandInput {
  const copy: Record<string, unknown> = structuredClone({ ...brand });
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let place = copy;
    for (const name of names) place = place[name] as Record<string, unknown>;
    if (value === undefined) delete place[last];
    else place[last] = value;
  }
  return copy as unknown as BrandInput;
}

function problemsOf(input: BrandInput): readonly string[] {
  try {
    createBrand(input);
    return [];
  } catch (error) {
    if (!(error instanceof BrandError)) throw error;
    return error.problems.map(({ path, message }) => `${path} ${message}`);
  }
}

test.each([velvet, brasa])('$name has no problems and survives JSON', (brand) => {
  expect(createBrand(brand)).toEqual(brand);
  expect(createBrand(JSON.parse(JSON.stringify(brand)) as BrandInput)).toEqual(brand);
});

test.each([
  ['tokens.themes.dark.color.live', undefined, 'is missing'],
  ['tokens.themes.light.color', undefined, 'is missing'],
  ['tokens.themes.light.color.line', 'tomato', 'is "tomato", not a colour of the form #rrggbb'],
  ['tokens.themes.light.color.lien', '#ffffff', 'is no token'],
  ['tokens.onPicture.scrim', '300 0 0', 'is "300 0 0", not red, green and blue such as "19 8 17"'],
  ['tokens.onPicture.meterAlpha', 80, 'is 80, not a number from 0 to 1'],
  ['tokens.radius.archTop', undefined, 'is missing'],
  ['tokens.radius.2', '4px}body{display:none', 'is "4px}body{display:none", not a CSS value'],
  ['tokens.radius.1', 'min(4px, 1px', 'is "min(4px, 1px", not a CSS value'],
  ['tokens.radius.1', 'calc(1px])', 'is "calc(1px])", not a CSS value'],
  ['tokens.radius.1', 'round', 'is "round", not a size'],
  ['tokens.radius.1', '4px</style>', 'is "4px</style>", not a CSS value'],
  ['tokens.radius.1', '4px/*', 'is "4px/*", not a CSS value'],
  ['tokens.radius.1', '"a\fb" 1px', 'is "\\"a\\fb\\" 1px", not a CSS value'],
  ['tokens.radius.1', '"a\rb" 1px', 'is "\\"a\\rb\\" 1px", not a CSS value'],
  ['tokens.font.text.letterSpacing', '0;color:red', 'is "0;color:red", not a CSS value'],
  ['tokens.onPicture.labelAlpha', -0.1, 'is -0.1, not a number from 0 to 1'],
  ['tokens.tpye', {}, 'is no token'],
  ['tokens.font.mono', {}, 'is no token'],
  ['tokens.themes.sepia', {}, 'is no token'],
  ['tokens.themes.dark.colour', {}, 'is no token'],
  ['name', ['lagoon'], 'is ["lagoon"]; it stands in selectors'],
  ['icon', 'svg', 'is not an SVG document'],
  ['icon', '<svgfoo/>', 'is not an SVG document'],
  ['layout.rating', 'stars', 'is "stars", neither "short" nor "brief"'],
  ['wordmark.sgin', [], 'is no field of a brand'],
  ['wordmark.sign', [{ path: 'x', fill: '#ffffff' }], 'wordmark.sign.0.path is not an SVG path'],
  ['wordmark.sign', [{ path: 'M0 0h1', fill: 'url(#x)' }], 'wordmark.sign.0.fill is "url(#x)", neither'],
  ['fonts.0.fallback', [], 'is no field of a brand'],
  ['fonts.0.family', ['Tide'], 'is ["Tide"], not the name of a family'],
  ['fonts.0.family', 'Tide', 'is "Tide", which no font of the tokens names'],
  ['fonts.0.weight', 400, 'is 400, not a weight or two'],
  ['fonts.0.weight', '9999 0', 'is "9999 0", not a weight or two'],
  ['fonts.0.file', '../../secret.woff2', 'is "../../secret.woff2", not the name of a woff2 file'],
  ['fonts.0.file', '//other.example/x.woff2', 'is "//other.example/x.woff2", not the name of a woff2 file'],
  ['tokens.font.text.family', "'Tide, serif", `is "'Tide, serif", not a CSS value`],
  ['tokens.font.text.family', 'Tide\\', 'is "Tide\\\\", not a CSS value'],
  ['tokens.font.display.weight', '640', 'is "640", not a weight from 1 to 1000'],
  ['tokens.type', { 8: '90px' }, 'tokens.type.8 is no token'],
  ['tokens.tints', [], 'has no colour'],
  ['name', 'Lagoon!', 'is "Lagoon!"; it stands in selectors'],
  ['productName', ' ', 'is " ", not a name'],
  ['productName', 5, 'is 5, not a name'],
  ['icon', 5, 'is not an SVG document'],
  ['icnos', '<svg/>', 'is no field of a brand'],
  ['wordmark.left', 'x', 'is "x", not a number'],
  ['wordmark.sign', 'x', 'is "x", not a list of shapes'],
  ['layout', null, 'is null, not caption and rating'],
  ['layout', { captoin: 'over' }, 'layout.captoin is no choice of a layout'],
  ['fonts', [null], 'fonts.0.family is undefined, not the name of a family'],
  [
    'fonts.0.fallbacks',
    [{ face: 'Arial', sizeAdjust: '1%}</style>', ascent: '1%', descent: '1%', lineGap: '0%' }],
    'fonts.0.fallbacks.0.sizeAdjust is "1%}</style>", not a percentage',
  ],
  ['fonts.0.fallbacks', Array.from({ length: 4 }, () => ({})), 'is not a list of at most 3 system faces'],
  ['languages.1', 'pt-br', 'is "pt-br", not a BCP 47 language tag'],
  ['messages', { de: 'x' }, 'messages.de is not texts by message id'],
  ['wordmark', undefined, 'is missing'],
  ['wordmark.path', 'M0 0"/><script>', 'is not an SVG path'],
  ['wordmark.width', 0, 'is 0, not a positive number'],
  ['coin', 'gold.svg', 'is not an SVG path'],
  ['layout.caption', 'beside', 'is "beside", neither "below" nor "over"'],
  ['fonts', undefined, 'is missing; a brand of system fonts has []'],
  ['fonts.0.file', "x.woff2')", `is "x.woff2')", not the name of a woff2 file`],
  ['fonts.1.fallbacks', [{ face: 'Comic Sans' }], 'fonts.1.fallbacks.0.face is "Comic Sans", not one of Arial'],
  ['languages', [], 'names no language'],
  ['languages.1', 'deutsch_de', 'is "deutsch_de", not a BCP 47 language tag'],
  ['messages', { fr: {} }, 'messages.fr is not one of the languages'],
])('%s = %j is named with its fault', (path, value, fault) => {
  const problems = problemsOf(changed(velvet, { [path]: value }));
  const expected = fault.startsWith(path) ? fault : `${path} ${fault}`;
  expect(problems.filter((each) => each.startsWith(expected))).toHaveLength(1);
});

test.each([
  [
    'tokens.themes.light.color.textMuted',
    '#b0a0a8',
    'tokens.themes.light.color.textMuted (#b0a0a8) on canvas (#fbf5ef) has a contrast of 2.29, and 4.5 is needed for facts and labels',
  ],
  [
    'tokens.themes.dark.color.text',
    '#807080',
    'tokens.themes.dark.color.text (#807080) on bubbleOwn (#5c2b3e) has a contrast of 2.',
  ],
  [
    'tokens.onPicture.coin',
    '#7a5a20',
    'tokens.onPicture.coin (#7a5a20) on the scrim at labelAlpha over white (#473e45) has a contrast of 1.62, and 4.5 is needed for prices',
  ],
  ['tokens.onPicture.ink', '#d0c0b0', 'tokens.onPicture.ink (#d0c0b0) on paper (#f7ede2) has a contrast of'],
])('%s = %s: a contrast below the needed one names both roles, both colours and the ratio', (path, value, fault) => {
  const problems = problemsOf(changed(velvet, { [path]: value }));
  expect(problems.filter((each) => each.startsWith(fault))).toHaveLength(1);
});

const pairs = contrastRows(velvet.tokens).map((row) => [`${row.text} on ${row.ground} (${row.scheme})`, row] as const);

/** A colour close to the ground's has too little contrast in each of the pair's uses. */
test.each(pairs)('%s is checked', (_, { path, groundColor, ground, needs, use }) => {
  const problems = problemsOf(changed(velvet, { [path]: groundColor }));
  const isNamed = (each: string) => each.startsWith(`${path} (`) && each.includes(` on ${ground} (`);
  const named = problems.filter((each) => isNamed(each) && each.endsWith(`${needs} is needed for ${use}`));
  expect(named).toHaveLength(1);
});

test('all words need 4.5, and marks and edges 3; mixed grounds differ from what they are mixed with', () => {
  expect(pairs).toHaveLength(93);
  const marks = pairs.filter(([, { needs }]) => needs !== 4.5).map(([, row]) => row);
  expect(new Set(marks.map(({ text, needs }) => `${text} ${needs}`))).toEqual(
    new Set(['coinMark 3', 'lineStrong 3', 'focus 3']),
  );
  const mixed = pairs.filter(([, { scheme, ground }]) => scheme === 'dark' && /Tint|bubble/.test(ground));
  const { surface1 } = velvet.tokens.themes.dark.color;
  expect(new Set([surface1, ...mixed.map(([, { groundColor }]) => groundColor)]).size).toBe(6);
});

test('a layout that is not given is the default one', () => {
  expect(createBrand(changed(brasa, { layout: undefined })).layout).toEqual({ caption: 'below', rating: 'short' });
});

test('all problems are in one error, and a missing colour is no contrast', () => {
  const input = changed(brasa, { 'tokens.themes.dark.color.canvas': undefined, coin: '', 'tokens.tints.2': 'red' });
  expect(problemsOf(input)).toEqual([
    'coin is not an SVG path',
    'tokens.themes.dark.color.canvas is missing',
    'tokens.tints.2 is "red", not a colour of the form #rrggbb',
  ]);
  expect(() => createBrand(input)).toThrow(
    'The brand "brasa" has 3 problems:\n- coin is not an SVG path\n- tokens.themes',
  );
});

test('an empty object is rejected by name instead of crashing', () => {
  expect(problemsOf({} as BrandInput).length).toBeGreaterThan(10);
});

test('marks are the small part of a brand', () => {
  expect(Object.keys(brandMarks(velvet))).toEqual(['name', 'productName', 'wordmark', 'coin', 'layout']);
});

test('a brand of one’s own has its tokens, type scale and fonts in its style sheet; text shows before the font has loaded', () => {
  const brand = createBrand({
    ...changed(velvet, {
      name: 'lagoon',
      'tokens.type': { 3: '18px', '3Small': '17px' },
      'tokens.font.text.family': fontStack('Outfit', 'sans-serif'),
    }),
    fonts: [{ family: 'Outfit', file: 'lagoon.woff2', weight: '400 700' }],
  });
  const css = tokensCss(brand);
  expect(css).toContain('--kit-type-2:0.875rem;--kit-type-3:18px;');
  expect(css).toContain('--kit-type-3-small:17px;');
  expect(css).toContain('@media (max-width:767.98px){[data-brand]{--kit-type-3:var(--kit-type-3-small)}');
  expect(fontFaceCss(brand, '/own/')).toBe(
    "@font-face{font-family:'Outfit Variable';src:url('/own/lagoon.woff2') format('woff2');font-weight:400 700;font-display:swap}\n",
  );
});
