import { isBrand, type Product } from '@lounge/locale';
import { legalTexts } from '@lounge/protocol/foundation/legal';
import { handle } from '../../dispatch/handler.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** A page of texts, newest version first; null in a filter matches all. PostgreSQL takes a parameter's type from its first place. */
const texts = statement(
  (
    db,
    $: Bind<{
      type: Row<'legalText'>['type'] | null;
      product: string | null;
      language: Row<'legalText'>['language'] | null;
      first: number;
      offset: number;
    }>,
  ) =>
    db
      .selectFrom('legalText')
      .selectAll()
      .where((e) => e.or([e('type', '=', e.val($('type'))), e(e.val($('type')), 'is', null)]))
      .where((e) => e.or([e('product', '=', $('product')), e(e.val($('product')), 'is', null)]))
      .where((e) => e.or([e('language', '=', $('language')), e(e.val($('language')), 'is', null)]))
      .orderBy('version', 'desc')
      .orderBy('id')
      .limit($('first'))
      .offset($('offset')),
);

const defaultPage = 30;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A text with the product and its seller in the places that it leaves open. */
const withProduct = (html: string, { name, seller }: Product): string => {
  const values = { product: name, seller: seller.name, address: seller.address, vatId: seller.vatId };
  return Object.entries(values).reduce(
    (text, [key, value]) => text.replaceAll(`{${key}}`, () => escapeHtml(value)),
    html,
  );
};

/** The handlers of this module's calls. */
export const legalHandlers = [
  handle(legalTexts, async ({ filter, first = defaultPage, offset = 0 }, _caller, world) => {
    const { type = null, product = null, language = null } = filter ?? {};
    const rows = await texts.all(world.tx, { type, product, language, first, offset });
    return rows.map((row) =>
      isBrand(row.product) ? { ...row, html: withProduct(row.html, world.products[row.product]) } : row,
    );
  }),
];
