import { brands, languages, type Language } from '@lounge/locale';
import { byLanguage, type TranslationTuple } from './translations.ts';
import { slides } from './overrides.ts';
import type { JumbotronRow, LegalTextRow, PerformerRow } from './rows.ts';
import { legalSamples, type LegalSample } from './texts/legal.ts';

const legalTypes = Object.keys(legalSamples) as LegalTextRow['type'][];

/** The slides of the start page. */
export function jumbotronRows(performers: readonly PerformerRow[]): JumbotronRow[] {
  return slides.map(({ slug, kicker, title, lead }, index) => {
    const performer = performers.find((row) => row.slug === slug);
    if (!performer) throw new RangeError(`The slide of "${slug}" needs a performer with this slug.`);
    return {
      id: index + 1,
      actorId: performer.id,
      kicker: byLanguage(kicker),
      title: byLanguage(title),
      lead: byLanguage(lead),
      pictureSeed: performer.bannerSeed,
    };
  });
}

/** A text as HTML, with its sections one rank lower. It leaves the product and its seller open, which a server may replace. */
const htmlOf = ({ heading, paragraphs, sections = [] }: LegalSample, rank: number, language: Language): string => {
  const textIn = (text: TranslationTuple): string => byLanguage(text)[language];
  const body = paragraphs.map((text) => `<p>${textIn(text)}</p>`);
  const parts = sections.map((each) => htmlOf(each, rank + 1, language));
  return [`<h${rank}>${textIn(heading)}</h${rank}>`, ...body, ...parts].join('');
};

/** Before the first account, so that nobody is asked to agree to the samples. */
const publishedAt = '2025-09-01T00:00:00.000Z';

/** The sample legal texts of both products in the four languages. */
export function legalTextRows(): LegalTextRow[] {
  const rows = legalTypes.flatMap((type) =>
    brands.flatMap((product) => languages.map((language) => ({ type, product, language }))),
  );
  return rows.map(({ type, product, language }, index) => {
    const html = htmlOf(legalSamples[type], 1, language);
    return { id: index + 1, type, product, version: '1.0', language, html, publishedAt, changes: null };
  });
}
