import type { Brand } from '@lounge/kit/brand';
import { brasa } from '@lounge/kit/brasa';
import { fontFaceCss } from '@lounge/kit/fonts';
import { pageCss, tokensCss } from '@lounge/kit/theme';
import { velvet } from '@lounge/kit/velvet';
import { lagoon } from './lagoon/lagoon.ts';

/** The brands of the toolbar by name: the two of the kit and that of a partner. */
export const brands: ReadonlyMap<string, Brand> = new Map([velvet, brasa, lagoon].map((brand) => [brand.name, brand]));

/** The style sheet of a page that shows all brands. */
export const brandCss = [...brands.values()].map((brand) => fontFaceCss(brand) + tokensCss(brand)).join('') + pageCss;
