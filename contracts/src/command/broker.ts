import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { BrokerClient, BrokerUnavailableError } from '../broker/BrokerClient.ts';
import { canDeploy, type Deployment, type MatrixRow } from '../broker/can-i-deploy.ts';
import { fetchPacts, type BrokerPact, type Wanted } from '../broker/fetch-pacts.ts';
import { publishPacts, type Published } from '../broker/publish.ts';
import { publishResult, type ProviderVersion } from '../broker/publish-results.ts';
import { consumerName, pactDirectory } from '../consume/files.ts';
import { pactsIn } from '../verify/pact-files.ts';
import { readOutcome, resultFile } from '../verify/result-file.ts';
import { UsageError } from '../verify/UsageError.ts';
import type { VerifyOptions } from './options.ts';
import { exitCodes, runVerify } from './verify.ts';

type Print = (line: string) => void;

/** A broker's address and token. */
export interface Broker {
  readonly url: string;
  readonly token: string | undefined;
}

/** Returns the exit code for a broker that is not reachable in place of its error. */
const reached = async (print: Print, run: () => Promise<number>): Promise<number> => {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof BrokerUnavailableError)) throw error;
    print(error.message);
    return exitCodes.notReachable;
  }
};

/** Publishes the pacts of a folder, by default the committed ones. Returns an exit code. */
export const runPublish = (
  { url, token }: Broker,
  { pacts = pactDirectory, ...published }: Published & { readonly pacts?: string | undefined },
  print: Print,
): Promise<number> =>
  reached(print, async () => {
    const files = [...pactsIn(pacts).values()];
    await publishPacts(new BrokerClient(url, token), files, published);
    const names = files.map(({ provider }) => provider.name).join(', ');
    print(`Published ${consumerName} ${published.version} (${published.branch}): pacts with ${names}.`);
    return exitCodes.holds;
  });

const rowLine = ({ consumer, provider, verificationResult }: MatrixRow): string => {
  const result = verificationResult === null || verificationResult === undefined ? null : verificationResult.success;
  const word = result === null ? 'not verified' : result ? 'holds' : 'broken';
  const sides = [consumer, provider].map(({ name, version }) => `${name} ${version?.number ?? '(no version)'}`);
  return `  ${sides.join(' with ')}: ${word}`;
};

/** Asks whether a version can be deployed. Returns 1 if it cannot. */
export const runCanIDeploy = ({ url, token }: Broker, deployment: Deployment, print: Print): Promise<number> =>
  reached(print, async () => {
    const { isDeployable, reason, rows } = await canDeploy(new BrokerClient(url, token), deployment);
    for (const each of rows) print(rowLine(each));
    print(`${deployment.pacticipant} ${deployment.version} can ${isDeployable ? '' : 'not '}be deployed: ${reason}`);
    return isDeployable ? exitCodes.holds : exitCodes.broken;
  });

/** The file of a round's outcome; the first one has the usual file, so that `--only-failed` finds it. */
const fileOfRound = (file: string, round: number): string => {
  const extension = extname(file);
  return round === 0 ? file : `${file.slice(0, file.length - extension.length)}-${round + 1}${extension}`;
};

const verifyRound = async (
  pacts: readonly BrokerPact[],
  options: VerifyOptions & { readonly result: string },
  print: Print,
): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'contracts-broker-'));
  try {
    for (const { pact } of pacts) writeFileSync(join(folder, `${pact.provider.name}.json`), JSON.stringify(pact));
    return await runVerify({ ...options, pacts: folder }, print);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Verifies the pacts that a broker names, and uploads the results if the server's version is given. Returns the worst exit code. */
export const runVerifyFromBroker = (
  { url, token }: Broker,
  options: VerifyOptions & { readonly wanted: Wanted; readonly provider: ProviderVersion | null },
  print: Print,
): Promise<number> =>
  reached(print, async () => {
    const client = new BrokerClient(url, token);
    const rounds = await fetchPacts(client, options.wanted);
    if (rounds.length === 0) throw new UsageError(`The broker has no pacts of ${consumerName} to verify.`);
    let worst: number = exitCodes.holds;
    for (const [round, pacts] of rounds.entries()) {
      if (rounds.length > 1) print(`Pacts ${round + 1} of ${rounds.length}:`);
      const result = fileOfRound(options.result ?? resultFile, round);
      const code = await verifyRound(pacts, { ...options, result }, print);
      worst = Math.max(worst, code);
      const outcome = readOutcome(result);
      if (code === exitCodes.notReachable || options.provider === null || outcome === null) continue;
      for (const each of pacts) {
        const isSuccess = await publishResult(client, each, { outcome, provider: options.provider });
        const { name } = each.pact.provider;
        print(
          isSuccess === null
            ? `No result for ${name}: it was not verified as a whole.`
            : `Published for ${name} ${options.provider.version}: ${isSuccess ? 'holds' : 'broken'}.`,
        );
      }
    }
    return worst;
  });
