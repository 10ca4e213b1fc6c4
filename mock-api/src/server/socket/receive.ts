import { noteLanguage } from '../../foundation/guest/note-language.ts';
import type { FailureCode } from '@lounge/protocol';
import { pong, refused } from '@lounge/protocol/foundation/realtime';
import type { RawData, WebSocket } from 'ws';
import { commandTable, type ReceivedCommand } from '../../dispatch/command-table.ts';
import { keyField, keyFrom } from '../../wire/idempotency-key.ts';
import { sessionTtl } from '../../wire/session-ttl.ts';
import { following } from '../../world/bus.ts';
import type { WorldParts } from '../../world/world.ts';
import { weightOfCall } from '../http/call-weight.ts';
import { weights } from '../http/request-limit.ts';
import { noteRejectedMessage } from '../http/steps/note-rejection.ts';
import type { ServerContext } from '../server-context.ts';
import { endSession, send, sendHeartbeats, type Connection } from './connection.ts';
import { socketLog } from './socket-log.ts';
import { maxTypeLength, parseFrame, parseMessage } from './socket-message.ts';

/** A rejected message: its type, the failure, and the key of the command if it has one. */
interface Rejection {
  readonly of: string | null;
  readonly code: FailureCode;
  readonly field?: string | null;
  readonly key?: string | null;
}

/** Tells the client which message was rejected, and why. */
export const sendRejection = (socket: WebSocket, { of, code, field = null, key = null }: Rejection): void =>
  send(socket, { type: refused.type, of, code, field, ...(key === null ? {} : { key }) });

/** Rejects a frame before its message is known; names type and key if it has them. */
export const rejectionOf = (data: RawData, isBinary: boolean, code: FailureCode): Rejection => {
  const frame = parseFrame(data, isBinary);
  return { of: frame?.type.slice(0, maxTypeLength) ?? null, code, key: keyFrom(frame?.fields[keyField]) };
};

/** The caller of a connection's command. */
const callerOf = (connection: Connection, requestId: string) => {
  const { guestId, language, brand, session, visitor, country } = connection;
  return {
    guestId,
    language,
    brand,
    requestId,
    follow: (kind: string, topics: readonly string[]) =>
      void (connection.topics = following(connection.topics, kind, topics)),
    ...(session === null ? {} : { session }),
    ...(visitor === null ? {} : { visitor }),
    ...(country === null ? {} : { country }),
  };
};

/** Why a command is not run; null if it is. The part of its weight that is more than a message is counted. */
const failureOf = async (
  { feed, address }: Connection,
  { type, payload }: ReceivedCommand,
  { limit }: Pick<ServerContext, 'limit'>,
): Promise<FailureCode | null> => {
  // The command replies by a push, which is sent to sessions only.
  if (!feed.isOpen) return 'needLogin';
  const more = weightOfCall(type, payload) - weights.request;
  return more > 0 && !(await limit(address, more)) ? 'tooMany' : null;
};

/** Returns what handles messages: the built-in commands, and the commands of modules. Others are rejected and logged. */
export const receiver = (context: ServerContext) => {
  const commands = commandTable(context.handlers);
  const log = socketLog(context);

  /** Runs a module's command, which replies by the pushes that it publishes, or with a rejection. */
  const run = async (connection: Connection, command: ReceivedCommand, world: WorldParts): Promise<void> => {
    const id = context.newRequestId();
    const { session } = connection;
    if (session !== null) await context.noteUse(session, world);
    const outcome = await commands.run(command, callerOf(connection, id), context.run, world);
    if (outcome.ok) return;
    const { code, field } = outcome;
    noteRejectedMessage({ id, type: command.type, code, field, guestId: connection.guestId }, world);
    log.commandFailed(connection, { id, type: command.type }, outcome);
    sendRejection(connection.socket, { of: command.type, code, field, key: command.key });
  };

  /** The order of a message: rate limit, command, caller, input, then `runCall`. Origin and world are those of the connection. */
  const receive = async (
    connection: Connection,
    data: RawData,
    isBinary: boolean,
    world: WorldParts,
  ): Promise<void> => {
    const { socket, feed } = connection;
    if (!(await context.limit(connection.address))) {
      log.messageRejected(connection, null, 'tooMany');
      return sendRejection(socket, rejectionOf(data, isBinary, 'tooMany'));
    }
    const message = await parseMessage({ tokens: context.tokens, world, commands }, { data, isBinary });
    if (!message.ok) {
      log.messageRejected(connection, message.type, message.code);
      noteRejectedMessage({ ...message, id: context.newRequestId(), guestId: connection.guestId }, world);
      sendRejection(socket, { ...message, of: message.type });
      // Nothing is published when a session expires, so it is noticed here, when its token is used.
      if (message.code === 'needLogin' && connection.session !== null) endSession(connection);
      return;
    }
    const { type, guestId, session, visitor, key, command, sessionRequest } = message;
    connection.guestId = guestId;
    connection.session = session;
    connection.visitor = visitor;
    if (sessionRequest !== null) {
      connection.language = sessionRequest.language;
      await feed.start(guestId, sessionRequest, key, world);
      // So that the client need not wait for the next one to notice a lost connection.
      sendHeartbeats([connection]);
      // Pushes go on where nothing can be written.
      if (guestId !== null)
        await noteLanguage(world, guestId, sessionRequest.language).catch((cause) => log.failed(connection, cause));
      return;
    }
    if (command === null) return send(socket, { type: pong.type, ttl: sessionTtl, ...(key === null ? {} : { key }) });
    const failure = await failureOf(connection, command, context);
    if (failure !== null) {
      log.messageRejected(connection, type, failure);
      noteRejectedMessage({ id: context.newRequestId(), type, code: failure, guestId }, world);
      return sendRejection(socket, { of: type, code: failure, key });
    }
    await run(connection, command, world);
  };

  return receive;
};
