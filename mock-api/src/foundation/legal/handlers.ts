import { legalTexts, type legalText } from '@lounge/protocol/foundation/legal';
import type { Infer } from '@lounge/protocol';
import { handle } from '../../dispatch/handler.ts';
import { statement } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** Binds `type`, `product` and `language` (null does not narrow), `first` and `offset`; newest version first. */
const texts = statement<Row<'legal_text'>>((db, $) =>
  db
    .selectFrom('legal_text')
    .selectAll()
    .where((e) => e.or([e(e.val($('type')), 'is', null), e('type', '=', $('type'))]))
    .where((e) => e.or([e(e.val($('product')), 'is', null), e('product', '=', $('product'))]))
    .where((e) => e.or([e(e.val($('language')), 'is', null), e('language', '=', $('language'))]))
    .orderBy('version', 'desc')
    .orderBy('id')
    .limit($('first'))
    .offset($('offset')),
);

const defaultPage = 30;

/** What answers the calls of this module. */
export const legalHandlers = [
  handle(legalTexts, async ({ filter, first = defaultPage, offset = 0 }, _caller, world) => {
    const { type = null, product = null, language = null } = filter ?? {};
    const rows = await texts.all(world.tx, { type, product, language, first, offset });
    return rows as readonly Infer<typeof legalText>[] as Infer<typeof legalText>[];
  }),
];
