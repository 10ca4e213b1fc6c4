import type { WorldChannel } from '../../world/channel.ts';
import type { Database, Executor } from '../../world/database.ts';
import { Faults, type Fault } from '../../world/Faults.ts';
import { metaValue, putMeta } from './meta-statements.ts';

const key = 'faults';

const read = async (executor: Executor): Promise<readonly Fault[]> => {
  const stored = await metaValue.first(executor, { key });
  return stored === null ? [] : (JSON.parse(stored.value) as readonly Fault[]);
};

/** The faults of a world that several processes have open: a fault for one call applies to one call of all. */
export class SharedFaults extends Faults {
  readonly #channel: WorldChannel;
  readonly #database: Database;

  constructor(database: Database, channel: WorldChannel) {
    super();
    this.#channel = channel;
    this.#database = database;
    const load = () => this.load();
    channel.on(key, load);
    channel.onGap(() => void load().catch(() => undefined));
  }

  /** Reads the faults that wait for calls. */
  async load(): Promise<void> {
    this.#show(await read(this.#database.reader));
  }

  override async settled(): Promise<void> {
    const faults = this.list;
    await this.#change(() => faults);
    await this.#channel.ask(key, null);
  }

  /** Takes a fault off those that all processes have. Returns null if another call was first. */
  protected override async take(call: string): Promise<Fault | null> {
    let taken: Fault | null = null;
    await this.#change((faults) => {
      taken = faults.find((each) => each.call === call) ?? null;
      return faults
        .map((each) => (each === taken ? { ...each, times: each.times - 1 } : each))
        .filter(({ times }) => times > 0);
    });
    return taken;
  }

  async #change(edit: (faults: readonly Fault[]) => readonly Fault[]): Promise<void> {
    const faults = await this.#database.change(async (tx) => {
      const edited = edit(await read(tx));
      await putMeta.all(tx, { key, value: JSON.stringify(edited) });
      return edited;
    });
    this.#show(faults);
  }

  #show(faults: readonly Fault[]): void {
    this.pending = faults.length === 0 ? null : new Map(faults.map((each) => [each.call, each]));
  }
}
