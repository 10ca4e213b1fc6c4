import type { Difference } from './difference.ts';
import { differencesOf, type Compared, type PactMismatch } from './pact-differences.ts';
import type { Interaction, StatedState } from './pact-files.ts';
import type { Trouble } from './trouble.ts';

/** Something that was sent: a state, a request or a frame, or where; at once with others, or when what came before was answered. */
export type Done = Sent & { readonly isAtOnce?: boolean };

type Sent =
  | { readonly state: string; readonly params: unknown }
  | {
      readonly method: string;
      readonly path: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: unknown;
      /** A body that is sent as it is, in place of `body` as JSON. */
      readonly text?: string;
    }
  | { readonly socket: string; readonly frame: unknown }
  /** Another world, in which all that follows is sent. */
  | { readonly world: string };

/** The result of one interaction. */
export interface Verified {
  readonly provider: string;
  readonly description: string;
  /** The id of its call. */
  readonly call: string;
  readonly holds: boolean;
  /** A failure other than differences; null if there is none. */
  readonly trouble: Trouble | null;
  readonly differences: readonly Difference[];
  readonly states: readonly StatedState[];
  /** The status of the answer, over HTTP. */
  readonly status?: number;
  /** All that was sent, in its order; only of scenarios, which have several steps. */
  readonly done?: readonly Done[];
}

/** A scenario that a run could not verify. */
export interface LeftOut {
  /** The id of the scenario. */
  readonly call: string;
  readonly description: string;
  readonly reason: 'notClaimed' | 'noSocket';
  /** The calls that nobody claims. */
  readonly needs: readonly string[];
  /** Whether some of its calls are claimed. */
  readonly isNear: boolean;
}

/** The result of a verification. */
export interface Outcome {
  readonly interactions: readonly Verified[];
  /** Errors outside single interactions. */
  readonly problems: readonly string[];
}

/** One outcome of several. */
export const joined = (outcomes: readonly Outcome[]): Outcome => ({
  interactions: outcomes.flatMap(({ interactions }) => interactions),
  problems: outcomes.flatMap(({ problems }) => problems),
});

interface PactResult {
  readonly description: string;
  readonly result: unknown;
  readonly mismatch?: {
    readonly type?: string;
    readonly message?: string;
    readonly mismatches?: readonly PactMismatch[];
  };
}

/** The results in Pact's report, or null if it is none. */
export const resultsOf = (report: unknown): readonly PactResult[] | null => {
  const text = report instanceof Error ? report.message : report;
  if (typeof text !== 'string') return null;
  try {
    return (JSON.parse(text) as { interactionResults?: readonly PactResult[] }).interactionResults ?? null;
  } catch {
    return null;
  }
};

/** The result of an interaction, from Pact's and what was seen beside it. */
export const verifiedOf = (
  interaction: Interaction,
  {
    provider,
    result,
    trouble,
    fromSchema = [],
    compared = null,
    status,
  }: {
    provider: string;
    result: PactResult | undefined;
    trouble: Trouble | null;
    /** Differences from the declaration. */
    fromSchema?: readonly Difference[];
    /** The values that Pact compared, where they are known. */
    compared?: Compared | null;
    status?: number | undefined;
  },
): Verified => {
  const { description, comments, providerStates = [] } = interaction;
  const named = result === undefined ? { kind: 'notTried' as const, text: 'not tried' } : null;
  const { mismatches, message, type } = result?.mismatch ?? {};
  const differences =
    (mismatches === undefined ? undefined : differencesOf(mismatches, compared)) ??
    (message === undefined && type === undefined
      ? []
      : [{ at: null, expected: 'what the pact says', got: message ?? type ?? 'a failure' }]);
  const seen = trouble ?? named;
  const places = new Set(differences.map(({ at }) => at));
  const all = [...differences, ...fromSchema.filter(({ at }) => !places.has(at))];
  return {
    provider,
    description,
    call: comments?.call ?? '',
    holds: seen === null && result?.result === 'OK' && fromSchema.length === 0,
    trouble: seen,
    // Where nothing comparable arrived, Pact compared our stand-in for it.
    differences: seen === null || seen.kind === 'state' ? all : [],
    states: providerStates,
    ...(status === undefined ? {} : { status }),
  };
};
