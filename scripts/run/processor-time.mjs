import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { groupBy } from './group-by.mjs';

const isLinux = existsSync('/proc/self/stat');
/** Linux counts in hundredths of a second. */
const ticksPerSecond = 100;
const sampleMs = 500;

/** Reads what Linux counts of a process; null once it has ended. */
const statOf = (pid) => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may contain anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [user, system, childrenUser, childrenSystem] = fields.slice(11, 15).map(Number);
    return {
      parent: Number(fields[1]),
      own: user + system,
      children: childrenUser + childrenSystem,
      start: fields[19],
    };
  } catch {
    return null;
  }
};

// A process that was waited for is in its parent's `children`; one that was killed with its parent, as those of Chromium are, is in `seen`
// only.
/** Returns a function that adds up the processor time of a process, in ticks, with that of its processes among `seen`. */
export const ticksOf = (seen) => {
  const childrenOf = groupBy([...seen.values()], ({ parentKey }) => parentKey);
  const total = ({ key, own, children }) =>
    own +
    Math.max(
      children,
      (childrenOf.get(key) ?? []).reduce((sum, child) => sum + total(child), 0),
    );
  return total;
};

/** The processes that a step started, and what they used. */
class Meter {
  seen = new Map();
  /** Exact ticks of ended processes by their key: those that this process started itself. */
  exact = new Map();

  get seconds() {
    if (!isLinux) return null;
    const total = ticksOf(this.seen);
    const first = [...this.seen.values()].filter(({ parentKey }) => !this.seen.has(parentKey));
    const sampled = first.reduce((sum, each) => sum + Math.max(total(each), this.exact.get(each.key) ?? 0), 0);
    const unseen = [...this.exact].reduce((sum, [key, ticks]) => sum + (this.seen.has(key) ? 0 : ticks), 0);
    return (sampled + unseen) / ticksPerSecond;
  }
}

const current = new AsyncLocalStorage();
/** The meters of running processes, by the id of each that this process started. */
const roots = new Map();
/** The meters of all processes seen, by id and start. */
const owners = new Map();
let timer = null;
let reaped = 0;
let leastAvailable = Infinity;

const availableMemory = () => Number(/MemAvailable:\s+(\d+)/.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1]);

const sample = () => {
  leastAvailable = Math.min(leastAvailable, availableMemory());
  const stats = new Map();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    const stat = pid > 0 ? statOf(pid) : null;
    if (stat !== null) stats.set(pid, stat);
  }
  const meters = new Map(roots);
  const meterOf = (pid, depth = 0) => {
    if (meters.has(pid)) return meters.get(pid);
    const parent = stats.get(pid)?.parent ?? 0;
    const meter = parent > 1 && depth < 100 ? (meterOf(parent, depth + 1) ?? null) : null;
    meters.set(pid, meter);
    return meter;
  };
  for (const [pid, { parent, start, own, children }] of stats) {
    const key = `${pid} ${start}`;
    // A process whose parent has ended belongs to whom it belonged to before.
    const meter = owners.get(key) ?? meterOf(pid);
    if (!meter) continue;
    owners.set(key, meter);
    const parentKey = meter.seen.get(key)?.parentKey ?? `${parent} ${stats.get(parent)?.start}`;
    meter.seen.set(key, { key, parentKey, own, children });
  }
};

/** Counts a process that this one has started towards the step that runs. */
export const countProcess = (child) => {
  const meter = current.getStore();
  if (!isLinux || meter === undefined || child.pid === undefined) return;
  const { pid } = child;
  const key = `${pid} ${statOf(pid)?.start}`;
  reaped = statOf('self').children;
  roots.set(pid, meter);
  timer ??= setInterval(sample, sampleMs);
  child.on('exit', () => {
    const children = statOf('self').children;
    meter.exact.set(key, children - reaped);
    reaped = children;
    roots.delete(pid);
    if (roots.size > 0) return;
    clearInterval(timer);
    timer = null;
    owners.clear();
  });
};

/** Runs work and counts the processor time of all processes that it starts. Returns its result and the seconds; null where it is not known. */
export const withProcessorTime = async (work) => {
  const meter = new Meter();
  const result = await current.run(meter, work);
  return { result, cpuSeconds: meter.seconds };
};

/** The memory that was available when this was called first, and the least since, in kilobytes; null where it is not known. */
export const watchMemory = () => {
  if (!isLinux) return () => null;
  const before = availableMemory();
  leastAvailable = before;
  return () => before - leastAvailable;
};
