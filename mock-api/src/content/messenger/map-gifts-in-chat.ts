import type { Language } from '@lounge/locale';
import { parseJson } from '../../world/json.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { World } from '../../world/world.ts';

/** A gift of a chat, by name, and what it cost in hundredths of a coin; 0 for one that the guest owned. */
interface GiftInChat {
  readonly name: string;
  readonly spent: number;
}

const messagesInChat = statement((db, $: Bind<{ chatId: string }>) =>
  db
    .selectFrom('message')
    .select(['gifts', 'price'])
    .where('chatId', '=', $('chatId'))
    .where('sender', '=', 'guest')
    .orderBy('id'),
);

const giftName = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('gift').select('name').where('id', '=', $('id')),
);

/** The gifts that a guest gave in a chat, in the order of giving; several at once are one of these. A timed gift of a toy is none. */
export const giftsInChat = async (
  { tx }: Pick<World, 'tx'>,
  chatId: string,
  language: Language,
): Promise<readonly GiftInChat[]> => {
  const given: GiftInChat[] = [];
  for (const { gifts, price } of await messagesInChat.all(tx, { chatId })) {
    const names: string[] = [];
    for (const { giftId, quantity } of parseJson(gifts)) {
      const gift = await giftName.first(tx, { id: giftId });
      if (gift === null) continue;
      const name = parseJson(gift.name)[language];
      names.push(quantity === 1 ? name : `${quantity} × ${name}`);
    }
    if (names.length > 0) given.push({ name: names.join(', '), spent: price });
  }
  return given;
};
