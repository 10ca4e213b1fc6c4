import { localBus, type Audience, type Bus, type Delivery } from '../../world/bus.ts';
import type { WorldChannel } from '../../world/channel.ts';
import { storedMs, newestSinceTime, pushesSinceTime } from '../../world/outbox.ts';
import type { WorldParts } from '../../world/world.ts';

/** A push as it travels: sets of a group are lists. */
type Sent = Omit<Delivery, 'to'> & {
  readonly to: Exclude<Audience, { group: unknown }> | { readonly group: { guests: number[]; visitors: string[] } };
};

const toSent = ({ to, ...rest }: Delivery): Sent =>
  'group' in to
    ? { ...rest, to: { group: { guests: [...to.group.guests], visitors: [...to.group.visitors] } } }
    : { ...rest, to };

const fromSent = ({ to, ...rest }: Sent): Delivery =>
  'group' in to
    ? { ...rest, to: { group: { guests: new Set(to.group.guests), visitors: new Set(to.group.visitors) } } }
    : { ...rest, to };

const kind = 'push';

/** How much older than the last look a push may be, as changes overtake each other, in milliseconds. */
const marginMs = 10_000;
/** The streams whose last numbers are known; of others a push may be published again, which connections drop. */
const mostStreams = 10_000;

type Placed = Pick<Delivery, 'to' | 'position'>;

const streamOf = ({ to, position }: Placed): string => (position?.stream === 'guest' ? JSON.stringify(to) : '');

/** The highest number of each stream that was published in this process. */
class Published {
  readonly #last = new Map<string, number>();

  add(delivery: Delivery): void {
    const { position } = delivery;
    if (position === undefined) return;
    const stream = streamOf(delivery);
    const last = Math.max(position.seq, this.#last.get(stream) ?? 0);
    this.#last.delete(stream);
    this.#last.set(stream, last);
    const [oldest] = this.#last.keys();
    if (this.#last.size > mostStreams && oldest !== undefined) this.#last.delete(oldest);
  }

  has(delivery: Placed): boolean {
    return (delivery.position?.seq ?? 0) <= (this.#last.get(streamOf(delivery)) ?? 0);
  }
}

/** A bus over all processes of a world, and how it finds in the outbox what it missed. */
export interface SharedBus {
  readonly bus: Bus;
  /** Looks into the outbox of the world whenever messages may have been lost. */
  follow(world: Pick<WorldParts, 'database' | 'clock' | 'report'>): void;
}

/** Creates the bus of a world that several processes have open. What one of them publishes all of them deliver. */
export const sharedBus = (channel: WorldChannel, report: (cause: unknown) => void): SharedBus => {
  const local = localBus(report);
  const published = new Published();
  const deliver = (delivery: Delivery): void => {
    published.add(delivery);
    local.publish(delivery);
  };
  channel.on(kind, (value) => deliver(fromSent(value as Sent)));
  return {
    bus: {
      publish: (delivery) => {
        deliver(delivery);
        channel.send(kind, toSent(delivery));
      },
      subscribe: local.subscribe,
    },
    follow: ({ database, clock, report: reportInWorld }) => {
      let lookedAt = clock.now();
      let isLooking = false;
      let isAskedAgain = false;
      const lookOnce = async (): Promise<void> => {
        const now = clock.now();
        // The clock of the world may have been moved back.
        const since = Math.max(Math.min(lookedAt, now) - marginMs, now - storedMs);
        const newest = await newestSinceTime(database.reader, since);
        if (!newest.every((each) => published.has(each)))
          for (const each of await pushesSinceTime(database.reader, since)) if (!published.has(each)) deliver(each);
        lookedAt = now;
      };
      const look = async (): Promise<void> => {
        isAskedAgain = true;
        if (isLooking) return;
        isLooking = true;
        try {
          while (isAskedAgain) {
            isAskedAgain = false;
            await lookOnce();
          }
        } finally {
          isLooking = false;
        }
      };
      channel.onGap(() => {
        // A look that fails is repeated with the next gap, a few seconds later, from where the last one ended.
        look().catch(reportInWorld);
      });
    },
  };
};
