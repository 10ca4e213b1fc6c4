import { failureStatus, type FailureCode } from '@lounge/protocol';
import { statusOfError } from '../../dispatch/run-call.ts';
import { WorldClosedError } from '../../world/database.ts';
import { callOfType } from '../call-of-type.ts';
import type { ServerContext } from '../server-context.ts';
import { whoOf, type Who } from '../who.ts';
import type { Connection } from './connection.ts';

/** Who a connection belongs to. */
const whoIn = (connection: Connection): Who => whoOf(connection, connection.address);

/** Writes what fails on sockets to the log. */
export const socketLog = ({ log, newRequestId }: Pick<ServerContext, 'log' | 'newRequestId'>) => {
  const rejected = (call: string, code: FailureCode, who: Who): void =>
    log({ id: newRequestId(), call, status: failureStatus[code], ms: 0, code, ...who });
  return {
    /** An upgrade was rejected. */
    upgradeRejected: (code: FailureCode, address: string): void => rejected('socket upgrade', code, { address }),
    /** A message was rejected; `type` is null if it has none. */
    messageRejected: (connection: Connection, type: string | null, code: FailureCode): void =>
      rejected(callOfType(type), code, whoIn(connection)),
    /** A command was rejected or failed. What waits while the server ends is sent again to another one, and is no failure. */
    commandFailed: (
      connection: Connection,
      { id, type }: { readonly id: string; readonly type: string },
      { code, cause }: { readonly code: FailureCode; readonly cause?: unknown },
    ): void => {
      if (cause instanceof WorldClosedError) return;
      const line = { id, call: callOfType(type), status: failureStatus[code], ms: 0, code, ...whoIn(connection) };
      log(cause === undefined ? line : { ...line, cause });
    },
    /** An unexpected error. */
    failed: (connection: Connection, cause: unknown): void =>
      log({ id: newRequestId(), call: 'socket', status: statusOfError(cause), ms: 0, ...whoIn(connection), cause }),
  };
};
