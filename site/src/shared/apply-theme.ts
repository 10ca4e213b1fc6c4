import { schemeMedia, type ColorScheme, type Theme } from '@lounge/kit/theme';

/** Applies a theme to the document element, and to the meta elements for the browser's own frame and controls. */
export const applyTheme = (theme: Theme): void => {
  document.documentElement.dataset['theme'] = theme;
  for (const meta of document.head.querySelectorAll('meta')) {
    const { scheme } = meta.dataset;
    if (scheme !== undefined) meta.media = schemeMedia(scheme as ColorScheme, theme);
    if (meta.name === 'color-scheme') meta.content = theme === 'system' ? 'dark light' : theme;
  }
};
