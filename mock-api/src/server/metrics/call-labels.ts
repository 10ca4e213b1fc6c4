import { isFailureCode } from '@lounge/protocol';
import { declarations } from '@lounge/protocol/registry';
import type { LogRecord } from '../log.ts';
import { callOfType } from '../call-of-type.ts';

/** The label of what is no declared call: pages, files, unknown paths. Clients choose their names, which would be series without end. */
const otherCalls = 'other';

/** How the log names each declared call: REST by its id, a query by its name, a command by its type. */
const idByLogName: ReadonlyMap<string, string> = new Map(
  declarations.flatMap((each): [string, string][] => {
    if (each.kind === 'push') return [];
    if (each.kind === 'query') return [[each.name, each.id]];
    return [[each.kind === 'command' ? callOfType(each.type) : each.id, each.id]];
  }),
);

/** The `call` label of a record of the log. */
export const callLabel = ({ call }: Pick<LogRecord, 'call'>): string => idByLogName.get(call) ?? otherCalls;

/**
 * The `code` label of a rejection: a failure code, `failed` for an unexpected error, else the class of its status, such as `4xx`; null for a
 * record that is none. A rejected query has the status 200 and a code.
 */
export const codeLabel = ({ code, status, cause }: Pick<LogRecord, 'code' | 'status' | 'cause'>): string | null => {
  if (isFailureCode(code)) return code;
  if (cause !== undefined) return 'failed';
  return status < 400 ? null : `${Math.floor(status / 100)}xx`;
};
