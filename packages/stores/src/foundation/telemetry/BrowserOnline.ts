import { logBrowserOnline } from '@lounge/protocol/foundation/telemetry';
import type { EventLog, Scope, SocketState } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { PushSource } from '../../ports.ts';

/** The part of a window that reports whether there is a network. */
export interface NetworkWindow {
  readonly navigator: { readonly onLine: boolean };
  addEventListener(type: 'online' | 'offline', listener: () => void, options: { signal: AbortSignal }): void;
}

/**
 * Whether the browser is online. Events that were logged offline are sent when it is online again.
 * @spec rest:logging.browser-online, feature:shell.offline
 */
export class BrowserOnline {
  isOnline = true;
  readonly #log: EventLog;

  constructor(log: EventLog) {
    this.#log = log;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  watch(window: NetworkWindow, scope: Scope): void {
    this.setOnline(window.navigator.onLine);
    const { signal } = scope;
    // oxlint-disable-next-line no-restricted-properties -- the scope's signal ends it
    window.addEventListener('online', () => void this.onOnline(), { signal });
    // oxlint-disable-next-line no-restricted-properties -- the scope's signal ends it
    window.addEventListener('offline', () => void this.onOffline(), { signal });
  }

  /** A session that the server acknowledges proves a network, whatever the browser says. */
  listen({ socket, scope }: PushSource): void {
    const handleState = (state: SocketState): void => void (state === 'ready' && !this.isOnline && this.onOnline());
    scope.onEnd(socket.onState(handleState));
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
  }

  async onOffline(): Promise<void> {
    this.setOnline(false);
    await this.#log.log(logBrowserOnline, { status: 'offline' });
  }

  async onOnline(): Promise<void> {
    this.setOnline(true);
    await this.#log.replay();
    await this.#log.log(logBrowserOnline, { status: 'online' });
  }
}
