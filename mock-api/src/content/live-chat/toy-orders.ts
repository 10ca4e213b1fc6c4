import { maxOpenToyRuns } from '@lounge/protocol/content/live-chat';
import { transferKey } from '../../foundation/wallet/ledger.ts';
import { reject } from '../../dispatch/handler.ts';
import { localized } from '../../wire/localized.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { writeSystemMessage } from '../messenger/index.ts';
import type { GiftOrder, ToysOfMessages } from '../messenger/ports.ts';
import { chatByKey } from './chat-statements.ts';
import { publishBillOf, publishToy, settleToy } from './toy-runs.ts';
import { insertRun, openRuns, toyControlById, toyOfActor } from './toy-statements.ts';

type ToyControl = Row<'toyControl'>;

/** The toy controls among the gifts of a message; only `checkedControl` says whether one may be ordered. */
const toyControlsIn = async (
  { includedGifts }: Pick<GiftOrder, 'includedGifts'>,
  { tx }: Pick<World, 'tx'>,
): Promise<readonly ToyControl[]> => {
  const found: ToyControl[] = [];
  for (const { giftId: id } of includedGifts) {
    const control = await toyControlById.first(tx, { id });
    if (control !== null) found.push(control);
  }
  return found;
};

/**
 * The toy control that a message orders. It is alone in a message of gifts, once, in a chat, with a connected toy and few that wait. Every
 * failure happens here, before anything is written.
 */
const checkedControl = async (
  order: GiftOrder,
  control: ToyControl,
  { guestId, actorId, isVip }: { guestId: number; actorId: number; isVip: boolean },
  { tx }: Pick<World, 'tx'>,
): Promise<ToyControl> => {
  const [gift] = order.includedGifts;
  if (order.includedGifts.length > 1 || gift?.quantity !== 1 || order.messageType !== 'gift')
    reject('malformed', 'includedGifts');
  const { chatId } = order;
  if (chatId === null) return reject('malformed', 'chatId');
  if (control.isActive !== 1) reject('unknown', 'includedGifts');
  if (control.isVip === 1 && !isVip) reject('needAbo', 'includedGifts');
  // Whoever sees nothing yet may never do.
  const chat = await chatByKey.first(tx, { key: chatId });
  if (chat !== null && chat.firstPictureAt === null) reject('notPossible', 'includedGifts');
  const toy = await toyOfActor.first(tx, { actorId });
  if (toy?.isToy !== 1 || toy.isOnline !== 1) reject('notPossible', 'includedGifts');
  const own = (await openRuns.all(tx, { actorId })).filter(({ guestId: of }) => of === guestId);
  if (own.length >= maxOpenToyRuns) reject('tooMany', 'includedGifts');
  return control;
};

/** Puts a paid toy control in the queue; it starts at once if nothing else runs. Inside the change that paid it. */
const orderToy = async (
  control: ToyControl,
  {
    key,
    chatId,
    actorId,
    caller,
  }: { key: string; chatId: string; actorId: number; caller: Caller & { guestId: number } },
  world: World,
): Promise<void> => {
  const { guestId, language } = caller;
  const name = localized(control.name, caller);
  const { price, duration } = control;
  await insertRun.all(world.tx, {
    guestId,
    actorId,
    chatKey: chatId,
    language,
    toyControlId: control.id,
    name,
    transferKey: transferKey(guestId, key),
    price,
    duration,
    orderedAt: nowIso(world),
  });
  const open = await openRuns.all(world.tx, { actorId });
  if (open.length > 1)
    await writeSystemMessage(
      {
        guestId,
        actorId,
        chatId,
        language,
        type: 'remote_toy_queued',
        data: { name, seconds: duration },
      },
      world,
    );
  await publishBillOf(chatId, world);
  if (!(await settleToy(actorId, world))) await publishToy(actorId, world);
};

/** Toys for the messages that order their controls. */
export const toysOfMessages: ToysOfMessages = {
  orderIn: async (gifts, world) => {
    const [control] = await toyControlsIn(gifts, world);
    if (control === undefined) return null;
    return {
      check: async (guest) => {
        const ordered = await checkedControl(gifts, control, guest, world);
        const { actorId } = guest;
        return { price: ordered.price, enqueue: (order) => orderToy(ordered, { ...order, actorId }, world) };
      },
    };
  },
};
