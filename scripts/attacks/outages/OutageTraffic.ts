import { setTimeout as wait } from 'node:timers/promises';

/** A guest of the attack. */
export interface Buyer {
  readonly guestId: number;
  readonly token: string;
}

/** How the calls of a while ended. */
export interface TrafficReport {
  readonly done: number;
  /** Refused for now, as the documents have it. */
  readonly unavailable: number;
  /** A server was gone. */
  readonly unreached: number;
  /** Anything else, which no outage explains. */
  readonly wrong: readonly string[];
  readonly slowestMs: number;
  /** When the last call was refused for now, in milliseconds since 1970; 0 for never. */
  readonly lastUnavailableAt: number;
}

/** Options of OutageTraffic. */
export interface TrafficOptions {
  /** Returns the host for the next call. */
  readonly host: () => string;
  readonly buyers: readonly Buyer[];
  readonly albums: readonly number[];
}

const pauseMs = 15;
const longestAnswerMs = 60_000;

/** Reads and purchases without a pause, each at another server; a purchase is repeated with its key until it is answered. */
export class OutageTraffic {
  /** The keys of the purchases that were answered. */
  readonly bought = new Set<string>();
  readonly #options: TrafficOptions;
  #isOver = false;
  #loops: readonly Promise<void>[] = [];
  #purchases = 0;
  #report = this.#newReport();

  constructor(options: TrafficOptions) {
    this.#options = options;
  }

  start(): void {
    this.#loops = [this.#read(), this.#read(), this.#buy(), this.#buy(), this.#buy()];
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#loops);
  }

  /** How calls ended since the last report. */
  takeReport(): TrafficReport {
    const report = this.#report;
    this.#report = this.#newReport();
    return report;
  }

  #newReport() {
    return { done: 0, unavailable: 0, unreached: 0, wrong: [] as string[], slowestMs: 0, lastUnavailableAt: 0 };
  }

  async #read(): Promise<void> {
    while (!this.#isOver) {
      await this.#call('/rest/v1/actor/getActorByName/mirela?language=en');
      await wait(pauseMs);
    }
  }

  async #buy(): Promise<void> {
    const { buyers, albums } = this.#options;
    while (!this.#isOver) {
      const number = (this.#purchases += 1);
      const [buyer, album] = [buyers[number % buyers.length], albums[Math.floor(number / buyers.length)]];
      if (buyer === undefined || album === undefined) throw new Error('The guests have bought everything.');
      const key = `outage-${number}`;
      const headers = {
        authorization: `Bearer ${buyer.token}`,
        'idempotency-key': key,
        'content-type': 'application/json',
      };
      const request = { method: 'POST', headers, body: '{}' };
      const path = `/rest/v1/gallery/buyAlbum/${album}?language=en`;
      while (!(await this.#call(path, request)) && !this.#isOver) await wait(200);
      if (!this.#isOver) this.bought.add(`guest:${buyer.guestId} ${key}`);
    }
  }

  /** Returns whether the call was done. */
  async #call(path: string, request: RequestInit = {}): Promise<boolean> {
    const startedAt = performance.now();
    const signal = AbortSignal.timeout(longestAnswerMs);
    const response = await fetch(`http://${this.#options.host()}${path}`, { ...request, signal }).catch(
      (cause: unknown) => cause as Error,
    );
    this.#report.slowestMs = Math.max(this.#report.slowestMs, performance.now() - startedAt);
    if (response instanceof Error) {
      if (response.name === 'TimeoutError') this.#report.wrong.push(`${path} was not answered`);
      else this.#report.unreached += 1;
      return false;
    }
    const text = await response.text().catch(() => '');
    if (response.status === 200) {
      this.#report.done += 1;
      return true;
    }
    if (response.status === 503 && response.headers.has('retry-after') && text.includes('"unavailable"')) {
      this.#report.unavailable += 1;
      this.#report.lastUnavailableAt = Date.now();
      return false;
    }
    this.#report.wrong.push(`${path} ${response.status} ${text}`);
    return false;
  }
}
