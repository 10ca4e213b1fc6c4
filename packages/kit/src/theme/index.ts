export { pageCss } from './base-css.ts';
export { schemeMedia, tokensCss, type TokensCssOptions } from './css.ts';
export { breakpoints, iconSizes, performerColumns, shared } from './shared.ts';
export type {
  BrandTokens,
  ColorRoles,
  ColorScheme,
  FontTokens,
  OnPictureRoles,
  Radii,
  Theme,
  TileTokens,
  TypeScale,
} from './types.ts';
