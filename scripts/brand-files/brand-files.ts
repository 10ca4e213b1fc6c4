import { brasa } from '@lounge/kit/brasa';
import { fontFaceCss } from '@lounge/kit/fonts';
import { tokensCss } from '@lounge/kit/theme';
import { velvet } from '@lounge/kit/velvet';
import { designTokens } from './design-tokens.ts';

/** The files of the kit's brands that apps import as they are, by their path in the package. */
export const brandFiles = (): ReadonlyMap<string, string> =>
  new Map(
    [velvet, brasa].flatMap((brand) => [
      [`${brand.name}.css`, `/* Written by npm run brands. */\n${fontFaceCss(brand, './fonts/')}${tokensCss(brand)}`],
      [`tokens/${brand.name}.tokens.json`, `${JSON.stringify(designTokens(brand), null, 2)}\n`],
    ]),
  );
