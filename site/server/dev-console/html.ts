import { escapeHtml } from '../document.ts';

/** Markup with escaped texts. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A value in markup: text is escaped, markup is not, null is empty. */
export type Inserted = Html | string | number | null | readonly Html[];

const textOf = (value: Inserted): string => {
  if (value === null) return '';
  if (value instanceof Html) return value.text;
  return typeof value === 'object' ? value.map(({ text }) => text).join('') : escapeHtml(String(value));
};

/** Template tag for markup; values are escaped unless they are markup. */
export const html = (strings: TemplateStringsArray, ...values: readonly Inserted[]): Html =>
  new Html(
    strings.map((string, index) => string + (index < values.length ? textOf(values[index] ?? null) : '')).join(''),
  );
