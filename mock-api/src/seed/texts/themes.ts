import type { Theme } from './theme.ts';
import { craftThemes } from './themes-craft.ts';
import { homeThemes } from './themes-home.ts';
import { mindThemes } from './themes-mind.ts';
import { musicThemes } from './themes-music.ts';
import { outdoorsThemes } from './themes-outdoors.ts';

/** The key of a theme. */
export type ThemeKey =
  | keyof typeof musicThemes
  | keyof typeof homeThemes
  | keyof typeof mindThemes
  | keyof typeof craftThemes
  | keyof typeof outdoorsThemes;

/** Every theme by key. */
export const themes: Readonly<Record<ThemeKey, Theme>> = {
  ...musicThemes,
  ...homeThemes,
  ...mindThemes,
  ...craftThemes,
  ...outdoorsThemes,
};
