import { hostExit } from '@lounge/protocol/content/live-chat';
import { nowIso } from '../../world/now-iso.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import { answerChat, chatByKey, openChatsWith } from './chat-statements.ts';
import { publishChanged } from './publish-chat.ts';
import { endAndPublish } from './meter.ts';
import { changeStage, isExclusive } from './stage.ts';

/** The performer answers a call. Returns false if it no longer rings. */
export const performerAnswers = (parts: WorldParts, key: string): Promise<boolean> =>
  runInWorld(parts, true, async (world) => {
    const row = await chatByKey.first(world.tx, { key });
    const answered = row === null ? null : await answerChat.first(world.tx, { id: row.id, at: nowIso(world) });
    if (answered === null) return false;
    // Who is admitted ends the private chat that they watched.
    if (answered.kind === 'videoChat') await changeStage(answered.actorId, { privateUntil: null }, world);
    await publishChanged(answered, world);
    return true;
  });

/** The performer or the platform ends a chat, with one of the exit codes. Returns false if it is over. */
export const performerEnds = (parts: WorldParts, key: string, exitCode: number): Promise<boolean> =>
  runInWorld(parts, true, (world) => endAndPublish(key, exitCode, world));

const endAll = async (
  actorId: number,
  isEnded: (chat: Parameters<typeof isExclusive>[0]) => boolean,
  world: World,
): Promise<void> => {
  for (const chat of await openChatsWith.all(world.tx, { actorId }))
    if (isEnded(chat)) await endAndPublish(chat.key, hostExit.stopSending, world);
};

/** The performer begins a private chat with an invented guest: chats with several guests end, and voyeurs may watch. */
export const goPrivate = (parts: WorldParts, actorId: number, until: string): Promise<void> =>
  runInWorld(parts, true, async (world) => {
    await changeStage(actorId, { privateUntil: until }, world);
    await endAll(actorId, ({ kind }) => kind !== 'voyeurChat', world);
  });

/** The performer ends that private chat: nobody can watch it any more. */
export const endPrivate = (parts: WorldParts, actorId: number): Promise<void> =>
  runInWorld(parts, true, async (world) => {
    await changeStage(actorId, { privateUntil: null }, world);
    await endAll(actorId, ({ kind }) => kind === 'voyeurChat', world);
  });

/** The performer changes the scene, in the chats that run too. The picture becomes another one unless the performer has a clip. */
export const changeScene = (parts: WorldParts, actorId: number, scene: number): Promise<void> =>
  runInWorld(parts, true, async (world) => {
    await changeStage(actorId, { scene }, world);
    for (const chat of await openChatsWith.all(world.tx, { actorId })) await publishChanged(chat, world);
  });
