import type { AnswerOf, Infer, InputOf } from '@lounge/protocol';
import {
  tvStreamType,
  type getActorTvLivestreamData,
  type getLivePlayoutList,
  type getTvActors,
  type livePlayoutHost,
} from '@lounge/protocol/engagement/tv';
import { contactableModels, contactsAmong } from '../../content/messenger/index.ts';
import { reject } from '../../dispatch/handler.ts';
import { inOrderOf } from '../../world/in-order-of.ts';
import { parseSharedJson, toJson } from '../../world/json.ts';
import type { Caller, World } from '../../world/world.ts';
import { onNow, type Programmed } from './read-programme.ts';
import { allFormats, onlineAmong } from './statements.ts';

/** The hosts of what is on who are online, in the order of the format; none where it is not live. */
export const onlineHosts = async (current: Programmed | null, { tx }: Pick<World, 'tx'>) => {
  if (current === null || current.format.isLive === 0) return [];
  const ids = parseSharedJson(current.format.hostIds);
  return inOrderOf(ids, await onlineAmong.all(tx, { ids: toJson(ids) }));
};

/** The hosts on air whom a caller may contact. */
export const hostsOnAir = async (current: Programmed | null, caller: Caller, world: Pick<World, 'tx'>) => {
  const rows = await onlineHosts(current, world);
  if (rows.length === 0) return [];
  const { isContactable } = await contactsAmong(
    rows.map(({ id }) => id),
    caller,
    world,
  );
  return rows.filter(isContactable);
};

/** Maps hosts. */
export const hostsFrom = (rows: readonly { readonly id: number }[]): Infer<typeof livePlayoutHost>[] =>
  rows.map(({ id }) => ({ uid: id }));

/** Reads the hosts on air. */
export const readHosts = async (
  { type = 'live' }: InputOf<typeof getLivePlayoutList>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof getLivePlayoutList>> => {
  const { current } = await onNow(type, world);
  return { hosts: hostsFrom(await hostsOnAir(current, caller, world)) };
};

/** Reads a performer on TV. One whom the caller may not contact is unknown. */
export const readActor = async (
  { actorId }: InputOf<typeof getActorTvLivestreamData>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof getActorTvLivestreamData>> => {
  const [actor] = await contactableModels([actorId], caller, world);
  if (actor === undefined) return reject('unknown', 'actorId');
  const streams = await Promise.all(
    tvStreamType.values.map(async (type) => {
      const hosts = await onlineHosts((await onNow(type, world)).current, world);
      return hosts.some(({ id }) => id === actorId) ? [type] : [];
    }),
  );
  const type = streams.flat().at(-1) ?? null;
  return { actorId, isOnAir: type !== null, type, actor };
};

const mostActors = 100;

/** Reads the performers of the programme, those who are online first. */
export const readActors = async (caller: Caller, world: World): Promise<AnswerOf<typeof getTvActors>> => {
  const formats = await allFormats.all(world.tx);
  const ids = [...new Set(formats.flatMap(({ hostIds }) => parseSharedJson(hostIds)))].slice(0, mostActors);
  const actors = await contactableModels(ids, caller, world);
  return { actors: actors.toSorted((one, other) => Number(other.isOnline) - Number(one.isOnline)) };
};
