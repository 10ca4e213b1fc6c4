import { pactDirectory } from '../consume/files.ts';
import { holds, type Outcome, type Verified } from './outcome.ts';
import { pactsIn } from './pact-files.ts';
import { startReference } from './reference.ts';
import { digestOf, resultFile, writeOutcome } from './result-file.ts';
import { noStates, statesAt } from './set-state.ts';
import { verify } from './verify.ts';

/** Options of the command line. */
export interface VerifyOptions {
  /** The server to verify. @default the reference server, which is started */
  readonly baseUrl?: string | undefined;
  readonly socketUrl?: string | undefined;
  readonly statesUrl?: string | undefined;
  /** @default the committed pacts */
  readonly pacts?: string | undefined;
  /** The file for the outcome. @default .cache/verified.json */
  readonly result?: string | undefined;
  readonly waitMs?: number | undefined;
}

const count = (interactions: readonly Verified[], provider: string): string => {
  const mine = interactions.filter((each) => each.provider === provider);
  return `${provider} ${mine.filter((each) => each.holds).length} of ${mine.length}`;
};

/** The outcome as lines of text. */
const linesOf = ({ interactions, problems }: Outcome): readonly string[] => {
  const broken = interactions.filter((each) => !each.holds);
  return [
    ...broken.flatMap(({ provider, call, description, mismatches }) => [
      `BROKEN ${provider} ${call}: ${description}`,
      ...mismatches.map((each) => `  ${each}`),
    ]),
    ...problems.map((each) => `PROBLEM ${each}`),
    [...new Set(interactions.map(({ provider }) => provider))].map((each) => count(interactions, each)).join(', '),
  ];
};

/** Verifies a server, by default the reference server, on PostgreSQL where DATABASE_URL names a database; true if everything passes. */
export const runVerify = async (options: VerifyOptions, print: (line: string) => void): Promise<boolean> => {
  const reference =
    options.baseUrl === undefined ? await startReference({ databaseUrl: process.env['DATABASE_URL'] ?? null }) : null;
  const statesUrl = options.statesUrl ?? reference?.statesUrl;
  try {
    const pacts = pactsIn(options.pacts ?? pactDirectory);
    const outcome = await verify(pacts, {
      baseUrl: options.baseUrl ?? reference?.baseUrl ?? '',
      socketUrl: options.socketUrl ?? reference?.socketUrl ?? '',
      setState: statesUrl === undefined ? noStates : statesAt(statesUrl),
      ...(options.waitMs === undefined ? {} : { waitMs: options.waitMs }),
    });
    writeOutcome({ of: digestOf(pacts.values()), ...outcome }, options.result ?? resultFile);
    for (const line of linesOf(outcome)) print(line);
    return holds(outcome);
  } finally {
    await reference?.close();
  }
};
