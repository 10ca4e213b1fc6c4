/** What is counted of a failed record. */
interface Rejected {
  readonly call: string;
  readonly status: number;
  readonly code?: string | undefined;
}

/** Lines of one second with the same call and code. */
const maxLines = 5;
/** Calls that are told apart in one second; paths without a call are among them, which a client can vary without end. */
const maxCalls = 50;

/** Rejections of one second that were counted but not written. */
export interface RepeatedRejection {
  /** The call, or null for those beyond the first fifty. */
  readonly call: string | null;
  readonly status: number;
  readonly code: string | undefined;
  /** How many there were besides the written lines. */
  readonly more: number;
}

/**
 * Decides which failed records are written: the first five of each call and code in a second. A client could fill the disk with
 * its own rejections otherwise.
 */
export const repeatedRejections = () => {
  let counts = new Map<string, { count: number; first: Rejected; call: string | null }>();
  return {
    /** Counts a record. Returns whether it is written. */
    admits: (record: Rejected): boolean => {
      const kind = `${record.status} ${record.code}`;
      const own = `${kind} ${record.call}`;
      const isOwn = counts.has(own) || counts.size < maxCalls;
      const key = isOwn ? own : kind;
      const known = counts.get(key);
      if (known === undefined) counts.set(key, { count: 1, first: record, call: isOwn ? record.call : null });
      else known.count += 1;
      return known === undefined || known.count <= maxLines;
    },
    /** Ends a second. Returns what was counted in it and not written. */
    end: (): readonly RepeatedRejection[] => {
      const ended = [...counts.values()].filter(({ count }) => count > maxLines);
      counts = new Map();
      return ended.map(({ count, first: { status, code }, call }) => ({ call, status, code, more: count - maxLines }));
    },
  };
};
