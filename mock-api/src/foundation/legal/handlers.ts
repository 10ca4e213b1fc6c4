import { legalTexts } from '@lounge/protocol/foundation/legal';
import { handle } from '../../dispatch/handler.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** A page of texts, newest version first; null in a filter matches all. */
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
      .where((e) => e.or([e(e.val($('type')), 'is', null), e('type', '=', e.val($('type')))]))
      .where((e) => e.or([e(e.val($('product')), 'is', null), e('product', '=', $('product'))]))
      .where((e) => e.or([e(e.val($('language')), 'is', null), e('language', '=', $('language'))]))
      .orderBy('version', 'desc')
      .orderBy('id')
      .limit($('first'))
      .offset($('offset')),
);

const defaultPage = 30;

/** The handlers of this module's calls. */
export const legalHandlers = [
  handle(legalTexts, async ({ filter, first = defaultPage, offset = 0 }, _caller, world) => {
    const { type = null, product = null, language = null } = filter ?? {};
    const rows = await texts.all(world.tx, { type, product, language, first, offset });
    return [...rows];
  }),
];
