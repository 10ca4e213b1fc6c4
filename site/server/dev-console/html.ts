import { escapeHtml } from '../document.ts';

/** Markup whose texts have been escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in markup: text is escaped, markup is not, null is nothing. */
export type Inserted = Html | string | number | null | readonly Html[];

const textOf = (value: Inserted): string => {
  if (value === null) return '';
  if (value instanceof Html) return value.text;
  return typeof value === 'object' ? value.map(({ text }) => text).join('') : escapeHtml(String(value));
};

/** Writes markup; whatever is set into it is escaped unless it is markup itself. */
export const html = (strings: TemplateStringsArray, ...values: readonly Inserted[]): Html =>
  new Html(strings.map((string, at) => string + (at < values.length ? textOf(values[at] ?? null) : '')).join(''));
