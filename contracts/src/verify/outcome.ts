import type { Interaction, StatedState } from './pact-files.ts';
import type { Trouble } from './trouble.ts';

/** One difference between what a pact expects and what arrived. */
export interface Difference {
  /** `status`, a header's name, or the JSON path of a field; null for the whole. */
  readonly at: string | null;
  readonly expected: string;
  readonly got: string;
}

/** Something that was sent: a state, a request or a frame. */
export type Done =
  | { readonly state: string; readonly params: unknown }
  | {
      readonly method: string;
      readonly path: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: unknown;
    }
  | { readonly socket: string; readonly frame: unknown };

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
  /** All that was sent, in its order; only of scenarios, which have several steps. */
  readonly done?: readonly Done[];
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

interface PactDifference {
  readonly type?: string;
  readonly path?: string;
  readonly key?: string;
  readonly mismatch?: string;
  readonly expected?: unknown;
  readonly actual?: unknown;
}

interface PactResult {
  readonly description: string;
  readonly result: unknown;
  readonly mismatch?: {
    readonly type?: string;
    readonly message?: string;
    readonly mismatches?: readonly PactDifference[];
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

const textOf = (value: unknown): string =>
  typeof value === 'string' && value !== '' ? value : (JSON.stringify(value) ?? 'nothing');

const placeOf = ({ type, path, key }: PactDifference): string | null => {
  if (type === 'StatusMismatch') return 'status';
  if (type === 'BodyTypeMismatch') return 'content type';
  return key ?? path ?? null;
};

/** Pact's sentence on a value that may be any of its type. */
const anyOfType = /same type|to be an? /;
const missingKeys = /missing the following keys: (.+)$/;

const expectedOf = ({ expected, mismatch = '' }: PactDifference): string => {
  const pattern = / to match '(.+)'$/.exec(mismatch)?.[1];
  if (pattern !== undefined) return `a text that matches ${pattern}`;
  return anyOfType.test(mismatch) ? `a value of the type of ${textOf(expected)}` : textOf(expected);
};

const differencesIn = (each: PactDifference): readonly Difference[] => {
  const place = placeOf(each);
  const missing = missingKeys.exec(each.mismatch ?? '')?.[1];
  if (missing !== undefined)
    return missing
      .split(', ')
      .map((field) => ({ at: `${place ?? '$'}.${field}`, expected: 'the field', got: 'no such field' }));
  if (each.expected === undefined && each.actual === undefined)
    return [{ at: place, expected: 'what the pact says', got: each.mismatch ?? 'something else' }];
  return [{ at: place, expected: expectedOf(each), got: textOf(each.actual) }];
};

/** The result of an interaction, from Pact's and what was seen beside it. */
export const verifiedOf = (
  interaction: Interaction,
  {
    provider,
    result,
    trouble,
    fromSchema = [],
  }: {
    provider: string;
    result: PactResult | undefined;
    trouble: Trouble | null;
    /** Differences from the declaration. */
    fromSchema?: readonly Difference[];
  },
): Verified => {
  const { description, comments, providerStates = [] } = interaction;
  const named = result === undefined ? { kind: 'notTried' as const, text: 'not tried' } : null;
  const { mismatches, message, type } = result?.mismatch ?? {};
  const differences =
    mismatches
      ?.toSorted((one, other) => Number(other.type === 'StatusMismatch') - Number(one.type === 'StatusMismatch'))
      .flatMap(differencesIn) ??
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
  };
};
