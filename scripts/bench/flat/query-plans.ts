import type { Database } from '../../../mock-api/src/world/database.ts';
import { readPages, generatedWorld } from './measure-lists.ts';
import type { ListCall } from './list-calls.ts';

/** The tables whose rows grow with the platform. */
export const growingTables: ReadonlySet<string> = new Set([
  'actor',
  'actorText',
  'album',
  'video',
  'searchDocument',
  'searchWord',
  'guest',
  'channel',
  'message',
  'notification',
  'pin',
  'chat',
  'voiceCall',
  'transfer',
  'ledgerEntry',
  'purchase',
  'payment',
  'givenMedia',
  'chatMedia',
  'archivedMedia',
  'voucher',
  'camTicket',
  'feedPost',
  'feedComment',
  'feedLike',
  'article',
]);

/** A statement that a list ran, with its parameters. */
interface Ran {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** The statements that a list runs for its first page, each once. */
const statementsOf = async (list: ListCall, database: Database): Promise<readonly Ran[]> => {
  const ran = new Map<string, Ran>();
  const { reader } = database;
  const query: typeof reader.query = (sql, parameters) => {
    ran.set(sql, { sql, parameters });
    return reader.query(sql, parameters);
  };
  await readPages(list, generatedWorld({ ...database, reader: { ...reader, query } }), 1);
  return [...ran.values()];
};

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

const scannedIn = (node: PlanNode): readonly string[] => [
  ...(node['Node Type'] === 'Seq Scan' && node['Relation Name'] !== undefined ? [node['Relation Name']] : []),
  ...(node.Plans ?? []).flatMap(scannedIn),
];

/** The tables that a plan reads from end to end, by the dialect of a database. */
const fullScans: Readonly<
  Record<Database['reader']['dialect']['name'], (ran: Ran, database: Database) => Promise<readonly string[]>>
> = {
  sqlite: async ({ sql, parameters }, { reader }) => {
    const plan = (await reader.query(`explain query plan ${sql}`, parameters)) as readonly { detail: string }[];
    return plan.flatMap(({ detail }) => /^SCAN (\w+)(?! USING)/.exec(detail)?.[1] ?? []);
  },
  postgres: async ({ sql, parameters }, { reader }) => {
    const [row] = (await reader.query(`explain (format json) ${sql}`, parameters)) as readonly {
      readonly 'QUERY PLAN': string;
    }[];
    const [{ Plan: plan }] = JSON.parse(row?.['QUERY PLAN'] ?? '[{}]') as readonly [{ readonly Plan: PlanNode }];
    return scannedIn(plan);
  },
};

/** A count of videos ends with the thousandth that fits; where few fit it reads on, which the bench measures. */
const isCountOfVideos = (sql: string): boolean =>
  sql.startsWith('select count(*) as "total" from (select 1 as "one" from "video" where 1 = 1 ');

/** Lines for the statements of a list that read one of these tables from end to end. */
export const fullScansOf = async (
  list: ListCall,
  database: Database,
  tables: ReadonlySet<string>,
): Promise<readonly string[]> => {
  const lines: string[] = [];
  for (const ran of await statementsOf(list, database)) {
    if (isCountOfVideos(ran.sql)) continue;
    const scanned = await fullScans[database.reader.dialect.name](ran, database);
    for (const table of scanned) if (tables.has(table)) lines.push(`${list.name} scans ${table}: ${ran.sql}`);
  }
  return lines;
};
