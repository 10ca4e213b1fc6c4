import { logWebsocketConnectionError } from '@lounge/protocol/foundation/telemetry';
import type { ConnectionError, EventLog, SocketState } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { PushSource } from '../../ports.ts';

/** The state of the realtime connection, for the interface; logs closes that were errors. */
export class Connection {
  state: SocketState = 'idle';
  /** Whether the connection was lost and is not ready again. */
  isLost = false;
  readonly #log: EventLog;

  constructor(log: EventLog) {
    this.#log = log;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen({ socket, scope }: PushSource): void {
    scope.onEnd(socket.onState(this.onState));
  }

  onState(state: SocketState): void {
    this.state = state;
    if (state === 'waiting') this.isLost = true;
    if (state === 'ready' || state === 'ended') this.isLost = false;
  }

  /** @spec error:socket-1002, error:socket-4000, error:socket-close */
  async logError(error: ConnectionError): Promise<void> {
    await this.#log.log(logWebsocketConnectionError, { ...error, websocketType: 'guest' });
  }
}
