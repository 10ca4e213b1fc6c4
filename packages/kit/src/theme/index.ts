export { brandTokens, schemeMedia, tokensCss } from './css.ts';
export { breakpoints, iconSizes, performerColumns, shared } from './shared.ts';
export type { BrandTokens, ColorRoles, ColorScheme, FontTokens, OnPictureRoles, Radii, Theme } from './types.ts';
