import { createScope } from '../scope.ts';
import {
  createSocket,
  reconnectDelayMs,
  type ConnectionError,
  type SocketOptions,
  type WebSocketLike,
} from '../socket.ts';
import { fakeClock } from './fake-clock.ts';

interface FakeConnection extends WebSocketLike {
  isClosed: boolean;
}

/** The client's socket, connected to a provider whose messages are those of the test. */
export const fakeProvider = (
  guestId: number | null = 7,
  { since, network }: Pick<SocketOptions, 'since' | 'network'> = {},
) => {
  const clock = fakeClock();
  const scope = createScope();
  const connections: FakeConnection[] = [];
  const sent: Readonly<Record<string, unknown>>[] = [];
  const errors: ConnectionError[] = [];
  const open = (): WebSocketLike => {
    const connection: FakeConnection = {
      onopen: null,
      onmessage: null,
      onclose: null,
      isClosed: false,
      send: (text) => void sent.push(JSON.parse(text) as Readonly<Record<string, unknown>>),
      close: () => void (connection.isClosed = true),
    };
    connections.push(connection);
    return connection;
  };
  const socket = createSocket({
    open,
    clock,
    scope,
    since,
    network,
    identity: () => ({ token: 'secret', guestId, language: 'en' }),
    onError: (error) => errors.push(error),
    onSchemaMismatch: () => undefined,
  });
  const emit = (event: 'onopen' | 'onmessage' | 'onclose', value: object) =>
    (connections.at(-1)?.[event] as ((value: object) => void) | null)?.(value);
  const receive = (message: object) => emit('onmessage', { data: JSON.stringify(message) });
  /** The connection opens, and its session is acknowledged. */
  const acknowledge = (fields: object = {}) => {
    emit('onopen', {});
    receive({ type: 'ackSession', ...fields });
  };
  const lose = () => emit('onclose', { code: 1006, reason: '' });
  /** The connection is lost and opens again, without a session. */
  const reconnect = () => {
    lose();
    clock.advance(reconnectDelayMs);
    emit('onopen', {});
  };
  socket.connect();
  return { socket, scope, clock, connections, sent, errors, emit, receive, acknowledge, lose, reconnect };
};
