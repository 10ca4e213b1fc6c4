import { failureStatus } from '@lounge/protocol';
import type { AccountEventFailure, NoteAccountEvent } from '../../foundation/accounts/account-events.ts';
import type { LogRecord } from '../log.ts';
import { whoOf } from '../who.ts';

const statuses: Readonly<Record<AccountEventFailure, number>> = {
  wrong: failureStatus.needLogin,
  link: failureStatus.needLogin,
  tooMany: failureStatus.tooMany,
};

/** The log, and the ids of its lines. */
interface EventLog {
  log(record: LogRecord): void;
  newRequestId(): string;
}

/** Writes the events of accounts to the log, a line each. */
export const logAccountEvents =
  ({ log, newRequestId }: EventLog): NoteAccountEvent =>
  ({ event, failure, address, ...visitor }) =>
    log({
      id: newRequestId(),
      call: `account ${event}`,
      status: failure === null ? 200 : statuses[failure],
      ms: 0,
      ...(failure === null ? {} : { code: failure }),
      ...whoOf(visitor, address),
    });
