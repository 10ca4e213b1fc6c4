import { craftThemes } from './themes-craft.ts';
import { homeThemes } from './themes-home.ts';
import { mindThemes } from './themes-mind.ts';
import { musicThemes } from './themes-music.ts';
import { outdoorsThemes } from './themes-outdoors.ts';

/** Every theme by key. */
export const themes = { ...musicThemes, ...homeThemes, ...mindThemes, ...craftThemes, ...outdoorsThemes };

/** The key of a theme. */
export type ThemeKey = keyof typeof themes;
