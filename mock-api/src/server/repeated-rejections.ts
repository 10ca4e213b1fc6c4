/** The counted key of a failed record. */
interface Rejected {
  readonly call: string;
  readonly status: number;
  readonly code?: string | undefined;
  readonly address?: string | undefined;
}

/** Lines of one second with the same call, code and address. */
const maxLines = 5;
/** Calls and addresses that are told apart in one second; paths without a call are among them, which a client can vary without end. */
const maxCalls = 50;

/** Rejections of one second that were counted but not written. */
export interface RepeatedRejection {
  /** The call, or null for those beyond the first fifty. */
  readonly call: string | null;
  readonly status: number;
  readonly code: string | undefined;
  readonly address: string | undefined;
  /** How many there were besides the written lines. */
  readonly more: number;
}

/**
 * Decides which failed records are written: the first five of each call, code and address in a second. A client could fill the disk with
 * its own rejections otherwise.
 */
export const repeatedRejections = () => {
  let counts = new Map<string, { count: number; first: Rejected; call: string | null }>();
  return {
    /** Counts a record. Returns whether it is written. */
    admits: (record: Rejected): boolean => {
      const kind = `${record.status} ${record.code}`;
      // With the address, so that one visitor cannot keep the rejections of another out of the log.
      const own = `${kind} ${record.address} ${record.call}`;
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
      return ended.map(({ count, first: { status, code, address }, call }) => ({
        call,
        status,
        code,
        // Beyond the first fifty they come from several.
        address: call === null ? undefined : address,
        more: count - maxLines,
      }));
    },
  };
};
