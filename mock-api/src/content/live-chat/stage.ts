import { insertRow, updateRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import type { World } from '../../world/world.ts';
import { channelWith } from '../messenger/statements.ts';
import { openChatsWith, type ChatRow } from './chat-statements.ts';

/** A performer's state besides being online. */
export type Stage = Pick<
  Row<'stage'>,
  'privateUntil' | 'freeUntil' | 'isStill' | 'isPreviewOff' | 'scene' | 'toyBackAt'
>;

const stageRow = statement((db, $: Bind<{ actorId: number }>) =>
  db.selectFrom('stage').selectAll().where('actorId', '=', $('actorId')),
);

const insertStage = insertRow('stage', {
  isStill: 0,
  isPreviewOff: 0,
  scene: 0,
  shown: 'here',
  privateUntil: null,
  freeUntil: null,
  toyBackAt: null,
});

const updateStage = updateRow('stage', 'actorId', [
  'privateUntil',
  'freeUntil',
  'isStill',
  'isPreviewOff',
  'scene',
  'toyBackAt',
]);

const emptyStage: Stage = {
  privateUntil: null,
  freeUntil: null,
  isStill: 0,
  isPreviewOff: 0,
  scene: 0,
  toyBackAt: null,
};

/** A performer's state now. */
export const stageOf = async ({ tx }: Pick<World, 'tx'>, actorId: number): Promise<Stage> =>
  (await stageRow.first(tx, { actorId })) ?? emptyStage;

/** Changes what a performer does; inside a change. */
export const changeStage = async (
  actorId: number,
  change: Partial<Stage>,
  world: Pick<World, 'tx'>,
): Promise<Stage> => {
  if ((await stageRow.first(world.tx, { actorId })) === null) await insertStage.all(world.tx, { actorId });
  const next = { ...(await stageOf(world, actorId)), ...change };
  const { privateUntil, freeUntil, isStill, scene, toyBackAt } = next;
  const isPreviewOff = next.isPreviewOff;
  await updateStage.all(world.tx, { actorId, privateUntil, freeUntil, isStill, isPreviewOff, scene, toyBackAt });
  return next;
};

/** Whether a chat has the performer for one guest alone: with cameras on both sides, or with the control of her toy. */
export const isExclusive = ({ kind, withCamera }: Pick<ChatRow, 'kind' | 'withCamera'>): boolean =>
  kind === 'toyControl' || (kind === 'videoChat' && withCamera === 1);

/**
 * Everything that a profile reads of a performer's stage, chats and conversation with a guest, in one statement, as profiles are read most.
 * `isPrivate` is decided as `privacyOf` decides it.
 */
const liveRow = statement((db, $: Bind<{ actorId: number; guestId: number; now: string }>) => {
  const stage = db.selectFrom('stage').where('stage.actorId', '=', $('actorId'));
  const channel = channelWith(db, $);
  const exclusive = db
    .selectFrom('chat')
    .select('chat.id')
    .where('chat.actorId', '=', $('actorId'))
    .where('chat.status', '!=', 'ended')
    .where((e) =>
      e.or([
        e('chat.kind', '=', 'toyControl'),
        e.and([e('chat.kind', '=', 'videoChat'), e('chat.withCamera', '=', 1)]),
      ]),
    );
  return db.selectNoFrom((e) => [
    stage.select('stage.isPreviewOff').as('isPreviewOff'),
    e
      .or([e.exists(stage.select('stage.actorId').where('stage.privateUntil', '>', $('now'))), e.exists(exclusive)])
      .$castTo<number>()
      .as('isPrivate'),
    channel.select('channel.isBlocked').as('isBlocked'),
    channel.select('channel.freeMessages').as('freeMessages'),
  ]);
});

/** The part of a profile about a performer's stage and, where there is one, her conversation with a guest. */
export const liveOf = async (actorId: number, guestId: number | null, world: Pick<World, 'tx' | 'clock'>) => {
  const row = await liveRow.first(world.tx, { actorId, guestId: guestId ?? 0, now: nowIso(world) });
  return {
    isPrivate: row?.isPrivate === 1,
    isPreviewOff: row?.isPreviewOff === 1,
    isBlocked: row?.isBlocked === 1,
    freeMessages: row?.freeMessages ?? null,
  };
};

/** Who has a performer for themselves: an invented guest, a real one, or nobody. */
export const privacyOf = async (
  actorId: number,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<{ readonly isPrivate: boolean; readonly chats: readonly ChatRow[] }> => {
  const { privateUntil: until } = await stageOf(world, actorId);
  const chats = await openChatsWith.all(world.tx, { actorId });
  return { isPrivate: (until !== null && until > nowIso(world)) || chats.some(isExclusive), chats };
};
