import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { runScenarios } from '../effects/run-scenarios.ts';
import { runDeclaredRequests } from '../declared-requests/run-declared-requests.ts';
import { annotationsOf } from '../results/annotations.ts';
import { htmlOf } from '../results/html.ts';
import { junitOf } from '../results/junit.ts';
import { passes, resultsOfRun, type Results } from '../results/results.ts';
import { linesOf } from '../results/text.ts';
import { defaultWaitMs } from '../verify/limits.ts';
import { worldsProblem } from '../verify/one-store.ts';
import { withoutServer } from '../verify/gone.ts';
import { prefixHint } from '../verify/prefix.ts';
import { preflight, type Addresses } from '../verify/preflight.ts';
import { joined } from '../verify/outcome.ts';
import { lacksProxySupport } from '../verify/proxies.ts';
import { assertWritable, digestOf, readOutcome, resultFile, writeOutcome } from '../verify/result-file.ts';
import { noStates, statesAt } from '../verify/set-state.ts';
import { UsageError } from '../verify/UsageError.ts';
import { verifyInWorkers } from '../verify/workers.ts';
import type { ReportFormat, VerifyOptions } from './options.ts';
import { planOf } from './plan.ts';

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

const reportOf = (results: Results) => {
  const { problems, notes, leftOut, all: interactions } = results;
  return { holds: passes(results), problems, notes, leftOut, interactions };
};

const reportText = (results: Results, format: ReportFormat): string => {
  if (format === 'junit') return junitOf(results);
  if (format === 'html') return htmlOf(results);
  return `${JSON.stringify(reportOf(results), null, 2)}\n`;
};

const extensionOf = { json: '.report.json', junit: '.junit.xml', html: '.html' } as const;

const reportFileOf = (format: ReportFormat, beside: string): string =>
  beside.slice(0, beside.length - extname(beside).length) + extensionOf[format];

const writeReport = (results: Results, format: ReportFormat, beside: string): string => {
  const file = reportFileOf(format, beside);
  mkdirSync(dirname(resolve(file)), { recursive: true });
  writeFileSync(file, reportText(results, format));
  return file;
};

/** A counter on a terminal, beside what is printed. */
const showProgress = (ended: number, of: number): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r${ended} of ${of}${ended >= of ? '\n' : ''}`);
};

/** Throws a `UsageError` where interactions at once would disturb each other. */
const assertWorlds = async (options: VerifyOptions, ...tried: Parameters<typeof worldsProblem>): Promise<void> => {
  if ((options.parallel ?? 1) === 1 || tried[1].addresses.statesUrl === null) return;
  const problem = await worldsProblem(...tried);
  if (problem !== null) throw new UsageError(`--parallel ${options.parallel}: ${problem}. Verify without --parallel.`);
};

const verifyAt = async (at: Addresses, options: VerifyOptions, print: (line: string) => void): Promise<number> => {
  const file = options.result ?? resultFile;
  const failedIn = options.onlyFailed === true ? lastOutcome(file) : null;
  const { claims, claimed, pacts, scenarios, declared, leftOut, ...plan } = planOf(at, options, failedIn);
  const addresses: Addresses = { ...at, headers: plan.headers };
  const { headers } = plan;
  const { baseUrl, socketUrl, statesUrl } = addresses;
  const ofPacts = pacts.flatMap(({ interactions }) => interactions).length;
  const ofCalls = ofPacts + scenarios.length;
  const count = ofCalls + declared.flatMap(({ halves }) => halves).length;
  if (count === 0) throw new UsageError('No interaction is chosen.');
  if (options.report !== undefined && reportFileOf(options.report, file) === file)
    throw new UsageError(`--report ${options.report} would replace the outcome: --result needs another name.`);
  assertWritable(file);
  const { waitMs = defaultWaitMs, timeoutMs = defaultTimeoutMs, strict = false } = options;
  const { numbers = true, teardown = false } = options;
  if (lacksProxySupport([baseUrl, socketUrl ?? baseUrl, statesUrl ?? baseUrl]))
    print('HTTP_PROXY is set: this version of Node.js calls the addresses directly, one from 24.14 by the proxy.');
  const unreachable = await preflight(addresses, pacts, waitMs);
  for (const each of unreachable) print(each);
  if (unreachable.length > 0) return exitCodes.notReachable;
  const setState = statesUrl === null ? noStates : statesAt(statesUrl, { waitMs, headers, teardown });
  await assertWorlds(options, claimed, { addresses, setState, waitMs });
  const deadline = Date.now() + timeoutMs;
  const verified = await verifyInWorkers(pacts, {
    ...addresses,
    socketUrl: socketUrl ?? '',
    waitMs,
    parallel: options.parallel ?? 1,
    timeoutMs,
    verbose: options.verbose === true,
    strict,
    headers,
    numbers,
    teardown,
    progress: (ended) => showProgress(ended, count),
  });
  const fromPacts = await withoutServer(verified);
  // A server that answers nothing any more answers no scenario either.
  const isStopped = fromPacts.interactions.some(({ trouble }) => trouble?.kind === 'notTried');
  const fromScenarios = await runScenarios(
    scenarios,
    { baseUrl, socketUrl, setState, waitMs, strict, headers, numbers },
    { deadline: isStopped ? 0 : deadline, onEnded: (ended) => showProgress(ofPacts + ended, count) },
  );
  const fromDeclarations = await runDeclaredRequests(
    declared,
    { baseUrl, socketUrl, setState, waitMs, strict, headers },
    plan.requests,
    { deadline: isStopped ? 0 : deadline, onEnded: (ended) => showProgress(ofCalls + ended, count) },
  );
  const outcome = await withoutServer(joined([verified, fromScenarios, fromDeclarations]));
  const hint = await prefixHint(outcome.interactions, { pacts, addresses, waitMs });
  const notes = [...plan.notes, ...fromDeclarations.notes, ...(hint === null ? [] : [hint])];
  const results = resultsOfRun(outcome.interactions, {
    pacts,
    scenarios,
    claims,
    addresses,
    problems: outcome.problems,
    leftOut,
    notes,
  });
  writeOutcome({ of: digestOf(pacts), ...outcome, leftOut, notes }, file);
  const shown = options.report === undefined ? file : writeReport(results, options.report, file);
  for (const line of linesOf(results, shown)) print(line);
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
