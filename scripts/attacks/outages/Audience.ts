import { setTimeout as wait } from 'node:timers/promises';
import { ResumingClient } from '../../../mock-api/src/testing/ResumingClient.ts';
import type { Buyer } from './OutageTraffic.ts';
import type { Servers } from '../../../mock-api/src/testing/Servers.ts';
import { fail, until } from '../../../mock-api/src/testing/verdict.ts';

const arrivedWithinMs = 10_000;

/** Sockets of guests, and the pushes that every one of them must get. */
export class Audience {
  readonly #servers: Servers;
  readonly #clients: readonly ResumingClient[];
  readonly #pushed = new Set<number>();
  closed = 0;
  #next = 1_000_000;
  #isOver = false;
  #loop: Promise<void> = Promise.resolve();

  constructor(servers: Servers, listeners: readonly Buyer[]) {
    this.#servers = servers;
    this.#clients = listeners.map(({ guestId, token: accessToken }) => {
      const onClosed = () => {
        this.closed += 1;
        void client.connect();
      };
      const client = new ResumingClient({ host: servers.host, guest: { guestId, accessToken }, awayMs: 100, onClosed });
      return client;
    });
  }

  async start(): Promise<void> {
    await Promise.all(this.#clients.map((each) => each.connect()));
    this.#loop = this.#push();
  }

  async #push(): Promise<void> {
    while (!this.#isOver) {
      const push = (this.#next += 1);
      if (await this.#servers.any().perform({ push, guestId: null })) this.#pushed.add(push);
      await wait(20);
    }
  }

  /** Checks that everything pushed so far arrives everywhere, once and in order. */
  async check(): Promise<string> {
    const pushed = [...this.#pushed];
    const gotBy = (client: ResumingClient) =>
      client.received
        .filter(({ type, actorId }) => type === 'actorOnline' && Number(actorId) > 1_000_000)
        .map(({ actorId }) => Number(actorId));
    const missing = () =>
      this.#clients.reduce((sum, client) => {
        const got = new Set(gotBy(client));
        return sum + pushed.filter((each) => !got.has(each)).length;
      }, 0);
    await until(() => missing() === 0, arrivedWithinMs);
    const doubled = this.#clients.map(gotBy).reduce((sum, got) => sum + got.length - new Set(got).size, 0);
    const resyncs = this.#clients.reduce((sum, each) => sum + each.resyncs, 0);
    if (missing() > 0 || doubled > 0) fail(`${missing()} pushes are missing, ${doubled} are doubled`);
    if (!this.#clients.every(({ isInOrder }) => isInOrder)) fail('pushes are not in order without a gap');
    if (resyncs > 0) fail(`${resyncs} pages had to read everything anew`);
    return `${pushed.length} pushes to ${this.#clients.length} sockets`;
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#loop;
    this.#clients.forEach((each) => each.lose());
  }
}
