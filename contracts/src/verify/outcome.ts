import type { PactFile } from './pact-files.ts';

/** The result of one interaction. */
export interface Verified {
  readonly provider: string;
  readonly description: string;
  /** The id of its call. */
  readonly call: string;
  readonly holds: boolean;
  /** Descriptions of the differences. */
  readonly mismatches: readonly string[];
}

/** The result of a verification. */
export interface Outcome {
  readonly interactions: readonly Verified[];
  /** Errors outside single interactions, for instance a state that could not be set. */
  readonly problems: readonly string[];
}

/** Whether everything passed. */
export const holds = ({ interactions, problems }: Outcome): boolean =>
  problems.length === 0 && interactions.length > 0 && interactions.every((each) => each.holds);

interface Mismatch {
  readonly type?: string;
  readonly message?: string;
  readonly mismatches?: readonly { readonly mismatch?: string; readonly path?: string }[];
}

interface PactReport {
  readonly errors?: readonly { readonly interaction: string; readonly mismatch: Mismatch }[];
  readonly interactionResults?: readonly { readonly description: string; readonly result: unknown }[];
}

const parseReport = (report: unknown): PactReport | null => {
  const text = report instanceof Error ? report.message : report;
  if (typeof text !== 'string') return null;
  try {
    return JSON.parse(text) as PactReport;
  } catch {
    return null;
  }
};

const sentences = ({ mismatches, message, type }: Mismatch): string[] =>
  mismatches?.map(({ path, mismatch }) => [path, mismatch].filter(Boolean).join(': ')) ?? [message ?? type ?? 'failed'];

/** Reads Pact's report. An interaction that is missing in it has failed. */
export const outcomeOf = (
  file: PactFile,
  report: unknown,
  { problems, timeouts }: { readonly problems: readonly string[]; readonly timeouts: ReadonlyMap<string, string> },
): Outcome => {
  const parsed = parseReport(report);
  const results = new Map(parsed?.interactionResults?.map(({ description, result }) => [description, result]));
  const errorsOf = (description: string) =>
    (parsed?.errors ?? []).filter(({ interaction }) => interaction.endsWith(` - ${description}`));
  const timeout = (description: string) => [timeouts.get(description)].filter((each) => each !== undefined);
  const interactions = file.interactions.map(({ description, comments }) => ({
    provider: file.provider.name,
    description,
    call: comments?.call ?? '',
    holds: results.get(description) === 'OK' && !timeouts.has(description),
    mismatches: [...timeout(description), ...errorsOf(description).flatMap(({ mismatch }) => sentences(mismatch))],
  }));
  const broken =
    parsed === null ? [`Pact gave no report: ${report instanceof Error ? report.message : String(report)}`] : [];
  return { interactions, problems: [...problems, ...broken] };
};
