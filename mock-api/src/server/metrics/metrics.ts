import type { AroundCall } from '../../dispatch/run-call.ts';
import type { AroundChange } from '../../world/observed-database.ts';
import type { LogRecord } from '../log.ts';
import type { WorldParts } from '../../world/world.ts';
import type { Worlds } from '../worlds/worlds.ts';

/** The parts of a server whose state is read when somebody asks for the metrics. */
export interface MeasuredServer {
  readonly worlds: Pick<Worlds, 'main' | 'onOpen'>;
  readonly sockets: { countHere(world: WorldParts): number; count(): number };
}

/** The metrics of one process. */
export interface Metrics {
  readonly aroundCall: AroundCall;
  readonly aroundChange: AroundChange;
  /** Counts a record of the log, if it is a rejection. */
  noteRecord(record: LogRecord): void;
  /** Counts a run of a job of the clock, in all worlds. */
  noteJob(job: string, seconds: number): void;
  /** Counts a failure within a job. */
  noteJobFailure(job: string): void;
  /** Follows the worlds and sockets of a server. */
  follow(server: MeasuredServer): void;
  /** The media type of `text`. */
  readonly contentType: string;
  /** All metrics in the text format of Prometheus. */
  text(): Promise<string>;
  /** The labels of each metric besides `process`, by its name. */
  readonly labels: ReadonlyMap<string, readonly string[]>;
}
