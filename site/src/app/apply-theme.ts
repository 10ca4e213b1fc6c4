import { schemeMedia, type ColorScheme, type Theme } from '@lounge/kit/theme';

/** Puts a theme in force: on the document element, and in the head for the browser's own frame and controls. */
export const applyTheme = (theme: Theme): void => {
  document.documentElement.dataset['theme'] = theme;
  for (const meta of document.head.querySelectorAll('meta')) {
    const { scheme } = meta.dataset;
    if (scheme !== undefined) meta.media = schemeMedia(scheme as ColorScheme, theme);
    if (meta.name === 'color-scheme') meta.content = theme === 'system' ? 'dark light' : theme;
  }
};
