import { firstGeneratedId, instantWithin, type GeneratedRow } from './generated-row.ts';
import { collectorId, firstGuest, guestRow, readerId } from './guest-rows.ts';
import type { WorldSize } from './world-size.ts';

/** Items of the reader's library: as many in every world. */
const ownItems = 100;
/** Items of every other guest, of all kinds. */
const itemsOfOthers = 10;

/** Of ten items six are bought videos, two bought albums, one a given video and one a clip of a chat; one in twenty is archived. */
const kinds = ['video', 'video', 'album', 'video', 'given', 'video', 'album', 'clip', 'video', 'video'] as const;

/** The library of a guest: items with ids of their own, of all performers, table by table. */
function* itemsOf(
  guestId: number,
  count: number,
  { performers }: WorldSize,
  random: () => number,
): Generator<GeneratedRow> {
  for (let at = 0; at < count; at += 1) {
    const kind = kinds[at % kinds.length] ?? 'video';
    const contentId = firstGeneratedId + at;
    const days = instantWithin(random, 300);
    if (kind === 'clip') {
      const id = guestId * 10_000 + at;
      const recorded = { actorId: firstGeneratedId + (at % performers), duration: 90, previewSeed: `chat-${id}` };
      yield { table: 'chatMedia', row: { id, key: `recorded-${id}`, guestId, kind, ...recorded, at: days } };
    } else {
      const table = kind === 'given' ? 'givenMedia' : 'purchase';
      const subject = { kind: kind === 'given' ? 'video' : kind, contentId } as const;
      yield { table, row: { key: `${guestId} ${subject.kind} ${contentId}`, guestId, ...subject, at: days } };
      if (at % 20 === 0)
        yield {
          table: 'archivedMedia',
          row: { key: `${guestId} ${subject.kind} ${contentId}`, guestId, ...subject, at: days },
        };
    }
  }
}

/** The libraries of the reader, of the collector and of the others. */
export function* libraryRows(size: WorldSize, random: () => number): Generator<GeneratedRow> {
  yield { table: 'guest', row: guestRow(collectorId) };
  yield* itemsOf(readerId, ownItems, size, random);
  yield* itemsOf(collectorId, size.collected, size, random);
  for (let at = 0; at < size.guests; at += 1) yield* itemsOf(firstGuest + at, itemsOfOthers, size, random);
}
