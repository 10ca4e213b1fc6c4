import { once } from 'node:events';
import { beat } from '@lounge/protocol/foundation/realtime';
import { WebSocket, type ClientOptions } from 'ws';

/** A message of the server. */
export type Message = Readonly<Record<string, unknown>>;

/** Opens a connection to a server whose messages are read in order, except heartbeats, which are counted. */
export const openSocket = async (host: string, options: ClientOptions = {}) => {
  const socket = new WebSocket(`ws://${host}/socket`, options);
  const received: Message[] = [];
  let heartbeats = 0;
  let wake: () => void = () => undefined;
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as Message;
    if (message['type'] === beat.type) heartbeats += 1;
    else received.push(message);
    wake();
  });
  await once(socket, 'open');
  const send = (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  const next = async (): Promise<Message> => {
    while (received.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return received.shift() ?? {};
  };
  const exchange = (message: unknown) => {
    send(message);
    return next();
  };
  /** The messages up to the first of a type, with it. */
  const until = async (type: string): Promise<readonly Message[]> => {
    const messages: Message[] = [];
    do messages.push(await next());
    while (messages.at(-1)?.['type'] !== type);
    return messages;
  };
  const untilHeartbeats = async (count: number): Promise<void> => {
    while (heartbeats < count) await new Promise<void>((resolve) => (wake = resolve));
  };
  return { socket, send, next, exchange, until, untilHeartbeats, received, heartbeats: () => heartbeats };
};
