import { languages, type Language } from '@lounge/locale';
import { parseSync, Visitor } from 'oxc-parser';
import type { SourceFile } from './repository.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

const isText = ({ type, value }: { readonly type: string; readonly value?: unknown }): boolean =>
  type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');

/** Returns the texts of a source file by language: below a property of its name, or in a tuple of four texts. */
export const textsInSource = ({ path, text }: SourceFile): Readonly<Record<Language, readonly string[]>> => {
  const spans: (Span & { readonly language: Language })[] = [];
  const texts: (Span & { readonly text: string })[] = [];
  const keys = new Set<number>();
  new Visitor({
    Property: ({ key, value }) => {
      keys.add(key.start);
      const name = languages.find((each) => key.type === 'Identifier' && key.name === each);
      if (name !== undefined) spans.push({ language: name, start: value.start, end: value.end });
    },
    ArrayExpression: ({ elements }) => {
      if (elements.length !== languages.length) return;
      for (const [place, language] of languages.entries()) {
        const element = elements[place];
        if (element && (isText(element) || element.type === 'ConditionalExpression'))
          spans.push({ language, start: element.start, end: element.end });
      }
    },
    Literal: ({ value, start, end }) => {
      if (typeof value === 'string') texts.push({ text: value, start, end });
    },
    TemplateElement: ({ value, start, end }) => {
      texts.push({ text: value.cooked ?? '', start, end });
    },
  }).visit(parseSync(path, text).program);
  const of = (language: Language): readonly string[] =>
    texts
      .filter(({ start }) => !keys.has(start))
      .filter(({ start, end }) =>
        spans.some((span) => span.language === language && span.start <= start && end <= span.end),
      )
      .map((each) => each.text);
  return { de: of('de'), en: of('en'), nl: of('nl'), es: of('es') };
};
