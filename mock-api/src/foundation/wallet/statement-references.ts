import { parseJson, type Json } from '../../world/json.ts';
import type { Executor } from '../../world/database.ts';
import { statement, type Bind, type Statement } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** What a transfer is for. */
export type Reference = Readonly<Record<string, unknown>>;

/** A transfer that refers to what it is for. */
type Referring = Pick<Row<'transfer'>, 'kind' | 'reference'>;

type Among = Bind<{ ids: string }>;

const statements = {
  album: statement((db, $: Among, { isAmong }) =>
    db
      .selectFrom('album')
      .select(['id', 'title'])
      .where(isAmong('id', $('ids'))),
  ),
  video: statement((db, $: Among, { isAmong }) =>
    db
      .selectFrom('video')
      .select(['id', 'title'])
      .where(isAmong('id', $('ids'))),
  ),
  ticket: statement((db, $: Among, { isAmong }) =>
    db
      .selectFrom('camShow')
      .select(['id', 'title'])
      .where(isAmong('id', $('ids'))),
  ),
  performer: statement((db, $: Among, { isAmong }) =>
    db
      .selectFrom('actor')
      .select(['id', 'name'])
      .where(isAmong('id', $('ids'))),
  ),
  message: statement((db, $: Among, { isAmong }) =>
    db
      .selectFrom('message')
      .select(['id', 'gifts', 'chatId'])
      .where(isAmong('id', $('ids'))),
  ),
  gift: statement((db, $: Among, { isAmong }) =>
    db
      .selectFrom('gift')
      .select(['id', 'name'])
      .where(isAmong('id', $('ids'))),
  ),
  // A toy control is a gift of a message, too.
  toyControl: statement((db, $: Among, { isAmong }) =>
    db
      .selectFrom('toyControl')
      .select(['id', 'name'])
      .where(isAmong('id', $('ids'))),
  ),
  transfer: statement((db, $: Among, { isAmong }) =>
    db
      .selectFrom('transfer')
      .select(['id', 'kind', 'reference'])
      .where(isAmong('id', $('ids'))),
  ),
};

type Statements = typeof statements;
type RowOf<N extends keyof Statements> = Statements[N] extends Statement<infer R, { ids: string }> ? R : never;
type Rows = { readonly [N in keyof Statements]: ReadonlyMap<number, RowOf<N>> };

/** The rows that lines of a statement refer to, by their ids. */
export type ReferredRows = Rows;

/** A number of a reference, or null. */
export const numberIn = (reference: Reference, name: string): number | null => {
  const value = reference[name];
  return typeof value === 'number' ? value : null;
};

const numbersIn = (references: readonly Reference[], name: string): readonly number[] =>
  references.flatMap((each) => numberIn(each, name) ?? []);

/** Reads rows by their ids; nothing where there are none. */
const read = async <N extends keyof Statements>(
  name: N,
  ids: readonly number[],
  tx: Executor,
): Promise<ReadonlyMap<number, RowOf<N>>> => {
  if (ids.length === 0) return new Map();
  const rows = (await statements[name].all(tx, { ids: JSON.stringify([...new Set(ids)]) })) as readonly RowOf<N>[];
  return new Map(rows.map((row) => [row.id, row]));
};

const referenceOf = ({ reference }: Referring): Reference => parseJson(reference as Json<Reference>);

/** The ids of the content of a kind. */
const contentIn = (transfers: readonly Referring[], kind: 'album' | 'video' | 'ticket'): readonly number[] =>
  numbersIn(transfers.filter((each) => each.kind === kind).map(referenceOf), 'id');

/** Reads what lines of a statement refer to, all lines at once. */
export const readReferred = async (lines: readonly Referring[], tx: Executor): Promise<ReferredRows> => {
  const own = lines.map(referenceOf);
  const [transfer, message] = await Promise.all([
    read('transfer', numbersIn(own, 'refundOf'), tx),
    read('message', numbersIn(own, 'messageId'), tx),
  ]);
  const all: readonly Referring[] = [...lines, ...transfer.values()];
  const gifts = [...message.values()].flatMap((each) => parseJson(each.gifts).map(({ giftId }) => giftId));
  const [album, video, ticket, performer, gift, toyControl] = await Promise.all([
    read('album', contentIn(all, 'album'), tx),
    read('video', contentIn(all, 'video'), tx),
    read('ticket', contentIn(all, 'ticket'), tx),
    read('performer', numbersIn(all.map(referenceOf), 'actorId'), tx),
    read('gift', gifts, tx),
    read('toyControl', gifts, tx),
  ]);
  return { album, video, ticket, performer, message, gift, toyControl, transfer };
};
