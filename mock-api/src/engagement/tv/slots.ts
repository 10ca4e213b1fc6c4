import { parseJson } from '../../world/json.ts';
import type { World } from '../../world/world.ts';
import type { Slot } from './programme.ts';
import { slotsOfStream, type StreamType } from './statements.ts';

/** The slots that were read last, by their text: the starts of their days are computed once for each list. */
const lists = new Map<string, readonly Slot[]>();
const mostLists = 20;

/** The slots of a stream. */
export const slotsFor = async (streamType: StreamType, { tx }: Pick<World, 'tx'>): Promise<readonly Slot[]> => {
  const rows = await slotsOfStream.all(tx, { streamType });
  const text = JSON.stringify(rows);
  const known = lists.get(text);
  if (known !== undefined) return known;
  if (lists.size >= mostLists) lists.clear();
  const slots = rows.map(({ formatKey, days, at }) => ({ formatKey, days: parseJson(days), at }));
  lists.set(text, slots);
  return slots;
};
