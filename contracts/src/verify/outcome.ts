import type { PactFile } from './pact-files.ts';

/** How one interaction ended. */
export interface Verified {
  readonly provider: string;
  readonly description: string;
  /** The id of the call that it is about. */
  readonly call: string;
  readonly holds: boolean;
  /** What did not fit. */
  readonly mismatches: readonly string[];
}

/** How a verification ended. */
export interface Outcome {
  readonly interactions: readonly Verified[];
  /** What went wrong outside single interactions, for instance a state that could not be set. */
  readonly problems: readonly string[];
}

/** Whether everything holds. */
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

const reportIn = (report: unknown): PactReport | null => {
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

/** Reads Pact's own report. An interaction that the report does not name did not hold. */
export const outcomeOf = (
  file: PactFile,
  report: unknown,
  { problems, silences }: { readonly problems: readonly string[]; readonly silences: ReadonlyMap<string, string> },
): Outcome => {
  const read = reportIn(report);
  const results = new Map(read?.interactionResults?.map(({ description, result }) => [description, result]));
  const errorsOf = (description: string) =>
    (read?.errors ?? []).filter(({ interaction }) => interaction.endsWith(` - ${description}`));
  const silence = (description: string) => [silences.get(description)].filter((each) => each !== undefined);
  const interactions = file.interactions.map(({ description, comments }) => ({
    provider: file.provider.name,
    description,
    call: comments?.call ?? '',
    holds: results.get(description) === 'OK' && !silences.has(description),
    mismatches: [...silence(description), ...errorsOf(description).flatMap(({ mismatch }) => sentences(mismatch))],
  }));
  const broken =
    read === null ? [`Pact gave no report: ${report instanceof Error ? report.message : String(report)}`] : [];
  return { interactions, problems: [...problems, ...broken] };
};
