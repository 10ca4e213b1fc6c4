import { inEachLanguage, type ByLanguage } from './by-language.ts';

/** The texts by which a video of TV is found: its title and that of its format. */
export const tvVideoTexts = (title: ByLanguage, formatTitle: ByLanguage): ByLanguage =>
  inEachLanguage((language) => `${title[language]} ${formatTitle[language]}`);
