import { sql, type Compilable } from 'kysely';
import { parseJson, type Json } from '../../world/json.ts';
import type { Executor } from '../../world/database.ts';
import { statement, type Statement } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** The subject of a transfer, as it is stored. */
export type Reference = Readonly<Record<string, unknown>>;

/** A transfer that refers to what it is for. */
type Referring = Pick<Row<'transfer'>, 'kind' | 'reference'>;

/** The rows that lines of a statement refer to, of each table. A toy control is a gift of a message, too. */
interface Found {
  readonly album: Pick<Row<'album'>, 'id' | 'title'>;
  readonly video: Pick<Row<'video'>, 'id' | 'title'>;
  readonly feedPost: Pick<Row<'feedPost'>, 'id' | 'title'>;
  readonly camShow: Pick<Row<'camShow'>, 'id' | 'title'>;
  readonly actor: Pick<Row<'actor'>, 'id' | 'name'>;
  readonly message: Pick<Row<'message'>, 'id' | 'gifts' | 'chatId'>;
  readonly gift: Pick<Row<'gift'>, 'id' | 'name'>;
  readonly toyControl: Pick<Row<'toyControl'>, 'id' | 'name'>;
  readonly transfer: Pick<Row<'transfer'>, 'id' | 'kind' | 'reference'>;
}

/** The rows that lines of a statement refer to, by their ids. */
export type ReferredRows = { readonly [T in keyof Found]: ReadonlyMap<number, Found[T]> };

const among = <T extends keyof Found>(table: T, columns: readonly (keyof Found[T] & string)[]) =>
  statement<Found[T], { ids: string }>((db, $, { isAmong }) => {
    const rows = db
      .selectFrom<keyof Found>(table)
      .select(columns.map((each) => sql.ref(each).as(each)))
      .where(isAmong('id', $('ids')));
    // The columns are those of the table's rows.
    return rows as unknown as Compilable<Found[T]>;
  });

const statements: { readonly [T in keyof Found]: Statement<Found[T], { ids: string }> } = {
  album: among('album', ['id', 'title']),
  video: among('video', ['id', 'title']),
  feedPost: among('feedPost', ['id', 'title']),
  camShow: among('camShow', ['id', 'title']),
  actor: among('actor', ['id', 'name']),
  message: among('message', ['id', 'gifts', 'chatId']),
  gift: among('gift', ['id', 'name']),
  toyControl: among('toyControl', ['id', 'name']),
  transfer: among('transfer', ['id', 'kind', 'reference']),
};

/** A number of a reference, or null. */
export const numberIn = (reference: Reference, name: string): number | null => {
  const value = reference[name];
  return typeof value === 'number' ? value : null;
};

const numbersIn = (references: readonly Reference[], name: string): readonly number[] =>
  references.flatMap((each) => numberIn(each, name) ?? []);

/** Reads rows by their ids; nothing where there are none. */
const read = async <T extends keyof Found>(
  table: T,
  ids: readonly number[],
  tx: Executor,
): Promise<ReadonlyMap<number, Found[T]>> => {
  if (ids.length === 0) return new Map();
  const rows = await statements[table].all(tx, { ids: JSON.stringify([...new Set(ids)]) });
  return new Map(rows.map((row) => [row.id, row]));
};

const referenceOf = ({ reference }: Referring): Reference => parseJson(reference as Json<Reference>);

/** The ids of the content of a kind. */
const contentIn = (
  transfers: readonly Referring[],
  kind: 'album' | 'video' | 'ticket' | 'feedPost' | 'feedTip',
): readonly number[] => numbersIn(transfers.filter((each) => each.kind === kind).map(referenceOf), 'id');

/** Reads what lines of a statement refer to, all lines at once. */
export const readReferred = async (lines: readonly Referring[], tx: Executor): Promise<ReferredRows> => {
  const own = lines.map(referenceOf);
  const [transfer, message] = await Promise.all([
    read('transfer', numbersIn(own, 'refundOf'), tx),
    read('message', numbersIn(own, 'messageId'), tx),
  ]);
  const all: readonly Referring[] = [...lines, ...transfer.values()];
  const gifts = [...message.values()].flatMap((each) => parseJson(each.gifts).map(({ giftId }) => giftId));
  const [album, video, feedPost, camShow, actor, gift, toyControl] = await Promise.all([
    read('album', contentIn(all, 'album'), tx),
    read('video', contentIn(all, 'video'), tx),
    read('feedPost', [...contentIn(all, 'feedPost'), ...contentIn(all, 'feedTip')], tx),
    read('camShow', contentIn(all, 'ticket'), tx),
    read('actor', numbersIn(all.map(referenceOf), 'actorId'), tx),
    read('gift', gifts, tx),
    read('toyControl', gifts, tx),
  ]);
  return { album, video, feedPost, camShow, actor, message, gift, toyControl, transfer };
};
