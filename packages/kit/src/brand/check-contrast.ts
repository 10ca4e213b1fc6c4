import type { BrandTokens, ColorRoles, ColorScheme } from '../theme/types.ts';
import type { BrandProblem } from './BrandError.ts';
import { contrast, hexOf, mix, rgbOf, tripleOf, type Rgb } from './colour.ts';
import { badgePair, contrastPairs, pictureContrastPairs, type MixedGround } from './contrast-pairs.ts';

type Colors = Partial<ColorRoles> | undefined;

/** Returns the colour of a role or of a mixed ground; null where a colour that it needs is none. */
function colourOf(role: keyof ColorRoles | MixedGround, colors: Colors): Rgb | null {
  const over = (name: keyof ColorRoles, share: number) => {
    const [upper, lower] = [rgbOf(colors?.[name]), rgbOf(colors?.surface1)];
    return upper && lower && mix(upper, lower, share);
  };
  switch (role) {
    case 'bubbleOwn':
      return over('accent', 0.3);
    case 'successTint':
      return over('success', 0.13);
    case 'warningTint':
      return over('warning', 0.13);
    case 'dangerTint':
      return over('danger', 0.13);
    case 'coinTint':
      return over('coin', 0.13);
    default:
      return rgbOf(colors?.[role]);
  }
}

/** A pair of text and ground that components use, with the contrast that it has. */
export interface ContrastRow {
  /** The place of the text's colour, such as `tokens.themes.dark.color.text`. */
  readonly path: string;
  /** Where the pair occurs: a colour scheme, or pictures, whose roles are the same in both. */
  readonly scheme: ColorScheme | 'picture';
  /** The role of the text. */
  readonly text: string;
  /** The role of the ground, or a description of a mixed one. */
  readonly ground: string;
  /** The text's colour as `#rrggbb`. */
  readonly textColor: string;
  /** The ground's colour as `#rrggbb`. */
  readonly groundColor: string;
  /** The contrast as WCAG 2.2 defines it, from 1 to 21. */
  readonly ratio: number;
  /** The smallest contrast that is allowed. */
  readonly needs: number;
  /** The use of the pair. */
  readonly use: string;
}

type Named = Pick<ContrastRow, 'path' | 'scheme' | 'text' | 'ground' | 'needs' | 'use'>;

/** A colour that is none is a problem of its own, so it is skipped here. */
const rowOf = (named: Named, text: Rgb | null, ground: Rgb | null): readonly ContrastRow[] =>
  text && ground
    ? [{ ...named, textColor: hexOf(text), groundColor: hexOf(ground), ratio: contrast(text, ground) }]
    : [];

const schemeRows = (scheme: ColorScheme, colors: Colors): readonly ContrastRow[] =>
  contrastPairs.flatMap(({ text, on, needs, use }) =>
    on.flatMap((ground) =>
      rowOf(
        { path: `tokens.themes.${scheme}.color.${text}`, scheme, text, ground, needs, use },
        colourOf(text, colors),
        colourOf(ground, colors),
      ),
    ),
  );

const white: Rgb = [255, 255, 255];

function pictureRows(roles: Partial<BrandTokens['onPicture']>): readonly ContrastRow[] {
  const scrim = tripleOf(roles.scrim);
  const onScrim = pictureContrastPairs.flatMap(({ text, alpha, needs, use }) => {
    const share = roles[alpha];
    const ground = `the scrim at ${alpha} over white`;
    return rowOf(
      { path: `tokens.onPicture.${text}`, scheme: 'picture', text, ground, needs, use },
      rgbOf(roles[text]),
      scrim && typeof share === 'number' ? mix(scrim, white, share) : null,
    );
  });
  const { text, ground } = badgePair;
  const badge = rowOf(
    { path: `tokens.onPicture.${text}`, scheme: 'picture', text, ground, needs: 4.5, use: 'the light badge' },
    rgbOf(roles[text]),
    rgbOf(roles[ground]),
  );
  return [...onScrim, ...badge];
}

/** Returns every pair of text and ground that components use, with its contrast. Pairs without a valid colour are skipped. */
export const contrastRows = (tokens: Partial<BrandTokens>): readonly ContrastRow[] => [
  ...schemeRows('dark', tokens.themes?.dark?.color),
  ...schemeRows('light', tokens.themes?.light?.color),
  ...pictureRows(tokens.onPicture ?? {}),
];

/** Returns every pair of text and ground with too little contrast. Missing colours are skipped. */
export const contrastProblems = (tokens: Partial<BrandTokens>): readonly BrandProblem[] =>
  contrastRows(tokens)
    .filter(({ ratio, needs }) => ratio < needs)
    .map(({ path, textColor, ground, groundColor, ratio, needs, use }) => {
      // Rounded down, so that 4.499 does not read as 4.5.
      const shown = Math.floor(ratio * 100) / 100;
      return {
        path,
        message: `(${textColor}) on ${ground} (${groundColor}) has a contrast of ${shown}, and ${needs} is needed for ${use}`,
      };
    });
