import type { Theme } from './theme.ts';
import { craftThemes } from './themes-craft.ts';
import { homeThemes } from './themes-home.ts';
import { mindThemes } from './themes-mind.ts';
import { moreCraftThemes } from './themes-more-craft.ts';
import { moreMindThemes } from './themes-more-mind.ts';
import { moreMusicThemes } from './themes-more-music.ts';
import { moreOutdoorsThemes } from './themes-more-outdoors.ts';
import { musicThemes } from './themes-music.ts';
import { outdoorsThemes } from './themes-outdoors.ts';

/** The key of a theme. */
export type ThemeKey =
  | keyof typeof musicThemes
  | keyof typeof homeThemes
  | keyof typeof mindThemes
  | keyof typeof craftThemes
  | keyof typeof outdoorsThemes
  | keyof typeof moreMusicThemes
  | keyof typeof moreCraftThemes
  | keyof typeof moreMindThemes
  | keyof typeof moreOutdoorsThemes;

/** Every theme by key. */
export const themes: Readonly<Record<ThemeKey, Theme>> = {
  ...musicThemes,
  ...homeThemes,
  ...mindThemes,
  ...craftThemes,
  ...outdoorsThemes,
  ...moreMusicThemes,
  ...moreCraftThemes,
  ...moreMindThemes,
  ...moreOutdoorsThemes,
};
