import { logBrowserOnline } from '@lounge/protocol/foundation/telemetry';
import type { EventLog, Scope } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';

/** The part of a window that tells whether there is a network. */
export interface NetworkWindow {
  readonly navigator: { readonly onLine: boolean };
  addEventListener(type: 'online' | 'offline', hear: () => void, options: { signal: AbortSignal }): void;
}

/**
 * Keeps the browser's flag; what was logged offline goes out when the network is back.
 * @spec rest:logging.browser-online
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
    window.addEventListener('online', () => void this.onBack(), { signal });
    // oxlint-disable-next-line no-restricted-properties -- the scope's signal ends it
    window.addEventListener('offline', () => void this.onLost(), { signal });
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
  }

  async onLost(): Promise<void> {
    this.setOnline(false);
    await this.#log.log(logBrowserOnline, { status: 'offline' });
  }

  async onBack(): Promise<void> {
    this.setOnline(true);
    await this.#log.replay();
    await this.#log.log(logBrowserOnline, { status: 'online' });
  }
}
