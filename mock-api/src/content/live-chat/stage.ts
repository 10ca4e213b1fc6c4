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

/** Who has a performer for themselves: an invented guest, a real one, or nobody. */
export const companyOf = async (
  world: Pick<World, 'tx' | 'clock'>,
  actorId: number,
): Promise<{ readonly isPrivate: boolean; readonly chats: readonly ChatRow[] }> => {
  const { private_until: until } = await stageOf(world, actorId);
  const chats = await openChatsWith.all(world.tx, { actorId });
  return { isPrivate: (until !== null && until > nowIso(world)) || chats.some(isExclusive), chats };
};
