import { languages } from '@lounge/locale';
import type { AnswerOf } from '@lounge/protocol';
import { boughtGifts, messengerGifts } from '@lounge/protocol/content/gifts';
import { guestOf, handle } from '../../dispatch/handler.ts';
import { localized } from '../../wire/localized.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller } from '../../world/world.ts';
import { ownedGifts } from './owned-gifts.ts';
import { allGifts } from './statements.ts';

type Gift = AnswerOf<typeof messengerGifts>['gifts'][number];

const toGift = (row: Row<'gift'>, caller: Caller): Gift => ({
  id: row.id,
  name: localized(row.name, caller),
  price: { value: row.price, currency: 'VXC', symbol: 'VXC' },
  imageUrl: `/gifts/${row.drawing}.svg`,
  active: row.is_active === 1,
  vip: row.is_vip === 1,
  categoryId: row.category_id,
  translations: languages.map((language) => ({
    language,
    name: 'name',
    value: localized(row.name, { ...caller, language }),
  })),
});

/** The handlers of this module's calls. */
export const giftHandlers = [
  handle(messengerGifts, async (_, caller, { tx }) => ({
    gifts: (await allGifts.all(tx)).map((row) => toGift(row, caller)),
  })),
  handle(boughtGifts, (_, caller, world) => ownedGifts(world, guestOf(caller))),
];
