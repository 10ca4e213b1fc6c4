import { AdjustableClock } from '../../world/AdjustableClock.ts';
import type { WorldChannel } from '../../world/channel.ts';
import type { Clock } from '../../world/clock.ts';
import type { Database } from '../../world/database.ts';
import { metaValue, putMeta } from './meta-statements.ts';

const key = 'clock';

type Adjustment = AdjustableClock['adjustment'];

/** The clock of a world that several processes have open: what one of them moves is moved in all. */
export class SharedClock extends AdjustableClock {
  readonly #channel: WorldChannel;
  readonly #database: Database;

  constructor(source: Clock, database: Database, channel: WorldChannel) {
    super(source);
    this.#channel = channel;
    this.#database = database;
    const load = () => this.load();
    channel.on(key, load);
    channel.onGap(() => void load().catch(() => undefined));
  }

  /** Reads how the clock was moved. */
  async load(): Promise<void> {
    const stored = await metaValue.first(this.#database.reader, { key });
    if (stored !== null) this.adjustment = JSON.parse(stored.value) as Adjustment;
  }

  override async settled(): Promise<void> {
    const value = JSON.stringify(this.adjustment);
    await this.#database.change((tx) => putMeta.all(tx, { key, value }));
    await this.#channel.ask(key, null);
  }
}
