import { inEachLanguage, type ByLanguage } from './by-language.ts';
import { parseJson } from './json.ts';
import type { Row } from './tables.ts';

/** The texts by which an article is found: title, subtitle, excerpt and the names of its performers, not its own text. */
export const articleTexts = (
  { title, subtitle, excerpt }: Pick<Row<'article'>, 'title' | 'subtitle' | 'excerpt'>,
  performers: readonly string[],
): ByLanguage => {
  const texts = [title, subtitle, excerpt].map((text) => parseJson(text));
  return inEachLanguage((language) => [...texts.map((text) => text[language]), ...performers].join(' '));
};
