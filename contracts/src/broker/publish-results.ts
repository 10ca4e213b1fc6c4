import { createRequire } from 'node:module';
import type { Outcome, Verified } from '../verify/outcome.ts';
import type { BrokerClient } from './BrokerClient.ts';
import type { BrokerPact } from './fetch-pacts.ts';

/** The version of the server that was verified. */
export interface ProviderVersion {
  readonly version: string;
  readonly branch: string | undefined;
}

const ownVersion = (): string =>
  (createRequire(import.meta.url)('@lounge/contracts/package.json') as { readonly version: string }).version;

const mismatchesOf = ({ differences, trouble }: Verified): readonly object[] => [
  ...(trouble === null ? [] : [{ attribute: trouble.kind, description: trouble.text }]),
  ...differences.map(({ at, expected, got }) => ({
    attribute: at === 'status' ? 'status' : 'body',
    ...(at === null || at === 'status' ? {} : { identifier: at }),
    description: `expected ${expected}, got ${got}`,
  })),
];

/** Uploads the result of a pact. Returns whether it holds, or null if it was not verified as a whole, which is no result. */
export const publishResult = async (
  client: BrokerClient,
  { pact, resource, ids }: BrokerPact,
  { outcome, provider }: { readonly outcome: Outcome; readonly provider: ProviderVersion },
): Promise<boolean | null> => {
  const results = new Map(
    outcome.interactions.filter((each) => each.provider === pact.provider.name).map((each) => [each.description, each]),
  );
  const verified = pact.interactions.flatMap(({ description }) => results.get(description) ?? []);
  if (verified.length < pact.interactions.length) return null;
  const isSuccess = outcome.problems.length === 0 && verified.every(({ holds }) => holds);
  if (provider.branch !== undefined) {
    const pacticipant = await client.send('GET', client.link(resource, 'pb:provider'));
    const values = { branch: provider.branch, version: provider.version };
    await client.send('PUT', client.link(pacticipant, 'pb:branch-version', values), {});
  }
  await client.send('POST', client.link(resource, 'pb:publish-verification-results'), {
    success: isSuccess,
    providerApplicationVersion: provider.version,
    testResults: verified.map((each) => ({
      interactionId: ids.get(each.description) ?? null,
      interactionDescription: each.description,
      success: each.holds,
      ...(each.holds ? {} : { mismatches: mismatchesOf(each) }),
    })),
    verifiedBy: { implementation: '@lounge/contracts', version: ownVersion() },
  });
  return isSuccess;
};
