import { languages } from '@lounge/locale';
import type { AnswerOf } from '@lounge/protocol';
import { boughtGifts, messengerGifts, messengerToyControls } from '@lounge/protocol/content/gifts';
import { guestOf, handle } from '../../dispatch/handler.ts';
import { localized } from '../../wire/localized.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller } from '../../world/world.ts';
import { ownedGifts } from './owned-gifts.ts';
import { allGifts, allToyControls } from './statements.ts';

type Gift = AnswerOf<typeof messengerGifts>['gifts'][number];

/** The category of toy controls; gifts have the categories 1 to 4. @assumed */
const toyCategory = 5;

type Sold = Pick<Row<'gift'>, 'id' | 'name' | 'price' | 'isActive' | 'isVip'>;

const toGift = (row: Sold, imageUrl: string, categoryId: number, caller: Caller): Gift => ({
  id: row.id,
  name: localized(row.name, caller),
  price: { value: row.price, currency: 'VXC', symbol: 'VXC' },
  imageUrl,
  active: row.isActive === 1,
  vip: row.isVip === 1,
  categoryId,
  translations: languages.map((language) => ({
    language,
    name: 'name',
    value: localized(row.name, { ...caller, language }),
  })),
});

/** The handlers of this module's calls. */
export const giftHandlers = [
  handle(messengerGifts, async (_, caller, { tx }) => ({
    gifts: (await allGifts.all(tx)).map((row) => toGift(row, `/gifts/${row.drawing}.svg`, row.categoryId, caller)),
  })),
  handle(messengerToyControls, async (_, caller, { tx }) => ({
    toyControls: (await allToyControls.all(tx)).map((row) => ({
      ...toGift(row, `/toy-controls/${row.pattern}.svg`, toyCategory, caller),
      duration: row.duration,
      displayName: localized(row.name, caller),
      random: row.isRandom === 1,
    })),
  })),
  handle(boughtGifts, (_, caller, world) => ownedGifts(world, guestOf(caller))),
];
