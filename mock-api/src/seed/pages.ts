import { brands, languages, productNames } from '@lounge/locale';
import { byLanguage, mapTranslations } from './translations.ts';
import { slides } from './particulars.ts';
import type { JumbotronRow, LegalTextRow, PerformerRow } from './rows.ts';
import { legalSamples } from './texts/legal.ts';

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

/** The sample legal texts of both products in the four languages. */
export function legalTextRows(): LegalTextRow[] {
  const rows = legalTypes.flatMap((type) =>
    brands.flatMap((product) => languages.map((language) => ({ type, product, language }))),
  );
  return rows.map(({ type, product, language }, index) => {
    const name = productNames[product];
    const { heading, paragraphs } = legalSamples[type];
    const texts = paragraphs.map((text) =>
      byLanguage(mapTranslations(text, (each) => each.replaceAll('{product}', name))),
    );
    const body = texts.map((text) => `<p>${text[language]}</p>`).join('');
    const html = `<h1>${byLanguage(heading)[language]}</h1>${body}`;
    return { id: index + 1, type, product, version: '1.0', language, html };
  });
}
