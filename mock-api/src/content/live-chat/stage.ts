import { statement, type Bind } from '../../world/statement.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import type { World } from '../../world/world.ts';
import { openChatsWith, type ChatRow } from './chat-statements.ts';

/** What a performer does besides being online. */
export type Stage = Pick<
  Row<'stage'>,
  'private_until' | 'free_until' | 'is_still' | 'is_preview_off' | 'scene' | 'toy_back_at'
>;

const stageRow = statement((db, $: Bind<{ actorId: number }>) =>
  db.selectFrom('stage').selectAll().where('actor_id', '=', $('actorId')),
);

const insertStage = statement((db, $: Bind<{ actorId: number }>) =>
  db.insertInto('stage').values({ actor_id: $('actorId'), is_still: 0, is_preview_off: 0, scene: 0, shown: 'here' }),
);

const updateStage = statement(
  (
    db,
    $: Bind<{
      actorId: number;
      privateUntil: string | null;
      freeUntil: string | null;
      isStill: number;
      isPreviewOff: number;
      scene: number;
      toyBackAt: string | null;
    }>,
  ) =>
    db
      .updateTable('stage')
      .set({
        private_until: $('privateUntil'),
        free_until: $('freeUntil'),
        is_still: $('isStill'),
        is_preview_off: $('isPreviewOff'),
        scene: $('scene'),
        toy_back_at: $('toyBackAt'),
      })
      .where('actor_id', '=', $('actorId')),
);

const emptyStage: Stage = {
  private_until: null,
  free_until: null,
  is_still: 0,
  is_preview_off: 0,
  scene: 0,
  toy_back_at: null,
};

/** What a performer does now. */
export const stageOf = async ({ tx }: Pick<World, 'tx'>, actorId: number): Promise<Stage> =>
  (await stageRow.first(tx, { actorId })) ?? emptyStage;

/** Changes what a performer does; inside a change. */
export const changeStage = async (
  world: Pick<World, 'tx'>,
  actorId: number,
  change: Partial<Stage>,
): Promise<Stage> => {
  if ((await stageRow.first(world.tx, { actorId })) === null) await insertStage.all(world.tx, { actorId });
  const next = { ...(await stageOf(world, actorId)), ...change };
  const { private_until: privateUntil, free_until: freeUntil, is_still: isStill, scene, toy_back_at: toyBackAt } = next;
  const isPreviewOff = next.is_preview_off;
  await updateStage.all(world.tx, { actorId, privateUntil, freeUntil, isStill, isPreviewOff, scene, toyBackAt });
  return next;
};

/** Whether a chat has the performer for one guest alone: with cameras on both sides, or with the control of her toy. */
export const isExclusive = ({ kind, with_camera: withCamera }: Pick<ChatRow, 'kind' | 'with_camera'>): boolean =>
  kind === 'toyControl' || (kind === 'videoChat' && withCamera === 1);

/**
 * What a profile reads of a performer's stage, of her chats and of her conversation with a guest, in one statement, as profiles are
 * read most. `is_private` is what `companyOf` says.
 */
const liveRow = statement((db, $: Bind<{ actorId: number; guestId: number; now: string }>) => {
  const stage = db.selectFrom('stage').where('stage.actor_id', '=', $('actorId'));
  const channel = db
    .selectFrom('channel')
    .where('channel.guest_id', '=', $('guestId'))
    .where('channel.actor_id', '=', $('actorId'));
  const exclusive = db
    .selectFrom('chat')
    .select('chat.id')
    .where('chat.actor_id', '=', $('actorId'))
    .where('chat.status', '!=', 'ended')
    .where((e) =>
      e.or([
        e('chat.kind', '=', 'toyControl'),
        e.and([e('chat.kind', '=', 'videoChat'), e('chat.with_camera', '=', 1)]),
      ]),
    );
  return db.selectNoFrom((e) => [
    stage.select('stage.is_preview_off').as('is_preview_off'),
    e
      .or([e.exists(stage.select('stage.actor_id').where('stage.private_until', '>', $('now'))), e.exists(exclusive)])
      .$castTo<number>()
      .as('is_private'),
    channel.select('channel.is_blocked').as('is_blocked'),
    channel.select('channel.free_messages').as('free_messages'),
  ]);
});

/** What a profile says of a performer and, where there is one, of her conversation with a guest. */
export const liveOf = async (world: Pick<World, 'tx' | 'clock'>, actorId: number, guestId: number | null) => {
  const row = await liveRow.first(world.tx, { actorId, guestId: guestId ?? 0, now: nowIso(world) });
  return {
    isPrivate: row?.is_private === 1,
    isPreviewOff: row?.is_preview_off === 1,
    isBlocked: row?.is_blocked === 1,
    freeMessages: row?.free_messages ?? null,
  };
};

/** Who has a performer for themselves: an invented guest, a real one, or nobody. */
export const companyOf = async (
  world: Pick<World, 'tx' | 'clock'>,
  actorId: number,
): Promise<{ readonly isPrivate: boolean; readonly chats: readonly ChatRow[] }> => {
  const { private_until: until } = await stageOf(world, actorId);
  const chats = await openChatsWith.all(world.tx, { actorId });
  return { isPrivate: (until !== null && until > nowIso(world)) || chats.some(isExclusive), chats };
};
