import { SharingProcess } from './SharingProcess.ts';

const behind = new URL('./two-hours-behind.ts', import.meta.url);

/** Several servers of one world, which come and go. */
export class Servers {
  readonly #running: SharingProcess[] = [];
  readonly #databaseUrl: string;
  readonly #redisUrl: string;

  constructor(databaseUrl: string, redisUrl: string) {
    this.#databaseUrl = databaseUrl;
    this.#redisUrl = redisUrl;
  }

  /** Starts one, whose clock is two hours behind if it `isBehind`. */
  async start(isBehind = false): Promise<void> {
    this.#running.push(await SharingProcess.start(this.#databaseUrl, this.#redisUrl, isBehind ? behind : undefined));
  }

  /** Returns one at random. */
  any(): SharingProcess {
    const server = this.#running[Math.floor(Math.random() * this.#running.length)];
    if (server === undefined) throw new Error('There is no server.');
    return server;
  }

  get hosts(): readonly string[] {
    return this.#running.map(({ host }) => host);
  }

  /** The host of one at random. */
  readonly host = (): string => this.any().host;

  /** Whether one of them leads the world. */
  get hasLeader(): boolean {
    return this.#running.some(({ isLeader }) => isLeader);
  }

  /** Kills the one that leads the world. */
  async killLeader(): Promise<void> {
    const at = this.#running.findIndex(({ isLeader }) => isLeader);
    if (at < 0) throw new Error('No server leads the world.');
    const [leader] = this.#running.splice(at, 1);
    await leader?.kill();
  }

  /** Kills one at random. */
  async killAny(): Promise<void> {
    const [killed] = this.#running.splice(Math.floor(Math.random() * this.#running.length), 1);
    await killed?.kill();
  }

  async killAll(): Promise<void> {
    await Promise.all(this.#running.splice(0).map((each) => each.kill()));
  }
}
