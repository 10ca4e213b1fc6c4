import type { Product } from '@lounge/locale';
import type { Row } from '../../world/tables.ts';
import { escapeHtml } from '../../wire/escape-html.ts';
import { plainMarkup } from './plain-markup.ts';

/** A text with the product and its seller in the places that it leaves open. */
export const withProduct = (html: string, { name, seller }: Product): string => {
  const values = { product: name, seller: seller.name, address: seller.address, vatId: seller.vatId };
  return Object.entries(values).reduce(
    (text, [key, value]) => text.replaceAll(`{${key}}`, () => escapeHtml(value)),
    html,
  );
};

const names = {
  TOS: 'terms-of-service',
  PP: 'data-protection',
  GTC: 'general-terms',
  TOU: 'terms-of-use',
  IMP: 'imprint',
} as const satisfies Record<Row<'legalText'>['type'], string>;

const inName = (text: string): string => text.toLowerCase().replaceAll(/[^\w.-]+/g, '-');

/** A page that shows a legal text without the site. Its text is written anew, and a policy in its head keeps all else from running or loading. */
export const legalFile = (row: Row<'legalText'>, product: Product) => {
  const { type, version, language, publishedAt } = row;
  const [day] = publishedAt.split('T');
  const name = [product.name, names[type], version, language].map(inName).join('-');
  const title = `${escapeHtml(product.name)}, ${escapeHtml(version)}, ${day}`;
  const head = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; form-action 'none'; base-uri 'none'">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${title}</title>`,
  ].join('\n');
  const body = `<body>\n${plainMarkup(withProduct(row.html, product))}\n<p>${title}</p>\n</body>`;
  const text = `<!doctype html>\n<html lang="${language}">\n<head>\n${head}\n</head>\n${body}\n</html>\n`;
  return { name: `${name}.html`, mediaType: 'text/html', text };
};
