import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { pactDirectory } from '../consume/files.ts';
import { runScenarios } from '../effects/run-scenarios.ts';
import { chosenScenarios, needsSocket, readScenarios } from '../effects/scenario-file.ts';
import { annotationsOf } from '../results/annotations.ts';
import { htmlOf } from '../results/html.ts';
import { junitOf } from '../results/junit.ts';
import { passes, resultsOfRun, type Results } from '../results/results.ts';
import { linesOf } from '../results/text.ts';
import { allClaimed, chosen, claimedOf, claimsFrom, type Transport } from '../verify/choice.ts';
import { defaultWaitMs } from '../verify/limits.ts';
import { pactsIn } from '../verify/pact-files.ts';
import { preflight, type Addresses } from '../verify/preflight.ts';
import { joined } from '../verify/outcome.ts';
import { assertWritable, digestOf, readOutcome, resultFile, writeOutcome } from '../verify/result-file.ts';
import { noStates, statesAt } from '../verify/set-state.ts';
import { UsageError } from '../verify/UsageError.ts';
import { verifyInWorkers } from '../verify/workers.ts';

/** A format of the report's file. */
export const reportFormats = ['json', 'junit', 'html'] as const;

/** Options of the command line. */
export interface VerifyOptions {
  /** The server to verify. @default the reference server, which is started */
  readonly baseUrl?: string | undefined;
  /** Without it the interactions of the socket are left out. */
  readonly socketUrl?: string | undefined;
  readonly statesUrl?: string | undefined;
  /** @default the committed pacts */
  readonly pacts?: string | undefined;
  /** The file for the outcome. @default .cache/verified.json */
  readonly result?: string | undefined;
  readonly waitMs?: number | undefined;
  readonly modules?: readonly string[];
  readonly calls?: readonly string[];
  readonly transports?: readonly Transport[];
  /** Only what the last outcome has as broken. */
  readonly onlyFailed?: boolean;
  readonly claims?: string | undefined;
  /** Leaves out what is not claimed, instead of telling it apart. */
  readonly onlyClaimed?: boolean;
  readonly parallel?: number;
  readonly timeoutMs?: number;
  readonly verbose?: boolean;
  /** Whether a field that is not declared is a difference. */
  readonly strict?: boolean;
  readonly report?: (typeof reportFormats)[number] | undefined;
}

/** The exit codes. */
export const exitCodes = { holds: 0, broken: 1, misuse: 2, notReachable: 3 } as const;

const defaultTimeoutMs = 600_000;

/** The outcome of the last run; its broken interactions can be chosen. */
const lastOutcome = (file: string) => {
  const stored = readOutcome(file);
  if (stored === null) throw new UsageError(`--only-failed: there is no outcome of an earlier run in ${file}.`);
  if (stored.interactions.every((each) => each.holds)) throw new UsageError('--only-failed: nothing was broken.');
  return stored;
};

const reportText = (results: Results, format: (typeof reportFormats)[number]): string => {
  if (format === 'junit') return junitOf(results);
  if (format === 'html') return htmlOf(results);
  return `${JSON.stringify({ holds: passes(results), problems: results.problems, interactions: results.all }, null, 2)}\n`;
};

const extensionOf = { json: '.report.json', junit: '.junit.xml', html: '.html' } as const;

const reportFileOf = (format: (typeof reportFormats)[number], beside: string): string =>
  beside.slice(0, beside.length - extname(beside).length) + extensionOf[format];

const writeReport = (results: Results, format: (typeof reportFormats)[number], beside: string): string => {
  const file = reportFileOf(format, beside);
  mkdirSync(dirname(resolve(file)), { recursive: true });
  writeFileSync(file, reportText(results, format));
  return file;
};

/** A counter on a terminal, beside what is printed. */
const showProgress = (ended: number, of: number): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r${ended} of ${of}${ended >= of ? '\n' : ''}`);
};

const verifyAt = async (
  addresses: Addresses,
  options: VerifyOptions,
  print: (line: string) => void,
): Promise<number> => {
  const all = [...pactsIn(options.pacts ?? pactDirectory).values()];
  const file = options.result ?? resultFile;
  const claims = options.claims === undefined ? allClaimed : claimsFrom(options.claims, all);
  const choice = {
    modules: options.modules ?? [],
    calls: options.calls ?? [],
    transports: options.transports ?? [],
    failedIn: options.onlyFailed === true ? lastOutcome(file) : null,
  };
  const { baseUrl, socketUrl, statesUrl } = addresses;
  const isLeftOut = options.onlyClaimed === true;
  if (isLeftOut && options.claims === undefined) throw new UsageError('--only-claimed needs --claims.');
  const wanted = isLeftOut ? claimedOf(chosen(all, choice), claims) : chosen(all, choice);
  const pacts = wanted.filter(({ provider }) => socketUrl !== null || provider.name !== 'realtime');
  // Scenarios are about the committed contracts.
  const ofContracts = options.pacts === undefined ? chosenScenarios(readScenarios(), choice) : [];
  const effects = ofContracts.filter(({ calls }) => !isLeftOut || calls.every(claims));
  const scenarios = effects.filter((each) => socketUrl !== null || !needsSocket(each));
  const ofPacts = pacts.flatMap(({ interactions }) => interactions).length;
  const count = ofPacts + scenarios.length;
  const leftOut = wanted.flatMap(({ interactions }) => interactions).length + effects.length - count;
  if (count === 0) throw new UsageError('No interaction is chosen.');
  if (options.report !== undefined && reportFileOf(options.report, file) === file)
    throw new UsageError(`--report ${options.report} would replace the outcome: --result needs another name.`);
  assertWritable(file);
  const { waitMs = defaultWaitMs, timeoutMs = defaultTimeoutMs, strict = false } = options;
  const unreachable = await preflight(addresses, pacts, waitMs);
  for (const each of unreachable) print(each);
  if (unreachable.length > 0) return exitCodes.notReachable;
  const deadline = Date.now() + timeoutMs;
  const fromPacts = await verifyInWorkers(pacts, {
    ...addresses,
    socketUrl: socketUrl ?? '',
    waitMs,
    parallel: options.parallel ?? 1,
    timeoutMs,
    verbose: options.verbose === true,
    strict,
    progress: (ended) => showProgress(ended, count),
  });
  // A server that answers nothing any more answers no scenario either.
  const isStopped = fromPacts.interactions.some(({ trouble }) => trouble?.kind === 'notTried');
  const setState = statesUrl === null ? noStates : statesAt(statesUrl, waitMs);
  const fromScenarios = await runScenarios(
    scenarios,
    { baseUrl, socketUrl, setState, waitMs, strict },
    { deadline: isStopped ? 0 : deadline, onEnded: (ended) => showProgress(ofPacts + ended, count) },
  );
  const outcome = joined([fromPacts, fromScenarios]);
  const results = resultsOfRun(outcome.interactions, {
    pacts,
    scenarios,
    claims,
    addresses,
    problems: outcome.problems,
  });
  writeOutcome({ of: digestOf(pacts), ...outcome }, file);
  const shown = options.report === undefined ? file : writeReport(results, options.report, file);
  for (const line of linesOf(results, shown)) print(line);
  if (leftOut > 0) print(`Left out: ${leftOut} of the socket, which has no address (--socket-url).`);
  if (process.env['GITHUB_ACTIONS'] === 'true') for (const line of annotationsOf(results)) print(line);
  return passes(results) ? exitCodes.holds : exitCodes.broken;
};

/** The reference server is a package of its own, which a team that verifies its server need not have. */
const referenceModule = async () => {
  try {
    return await import('../verify/reference.ts');
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new UsageError(
      '--base-url is needed: without it the reference server is verified, and @lounge/mock-api is not installed.',
    );
  }
};

/**
 * Verifies a server, by default the reference server, on PostgreSQL where DATABASE_URL names a database. Returns an exit code; throws a
 * `UsageError` for what cannot be done.
 */
export const runVerify = async (options: VerifyOptions, print: (line: string) => void): Promise<number> => {
  const { baseUrl, socketUrl = null, statesUrl = null } = options;
  if (baseUrl !== undefined) return verifyAt({ baseUrl, socketUrl, statesUrl }, options, print);
  const { startReference } = await referenceModule();
  const reference = await startReference({ databaseUrl: process.env['DATABASE_URL'] ?? null });
  try {
    return await verifyAt(reference, options, print);
  } finally {
    await reference.close();
  }
};
