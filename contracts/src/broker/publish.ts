import { consumerName } from '../consume/files.ts';
import type { PactFile } from '../verify/pact-files.ts';
import type { BrokerClient } from './BrokerClient.ts';

/** The version of the client that publishes its pacts. */
export interface Published {
  readonly version: string;
  readonly branch: string;
}

/** Publishes pacts as those of one version of the guest client. */
export const publishPacts = async (
  client: BrokerClient,
  pacts: readonly PactFile[],
  { version, branch }: Published,
): Promise<void> => {
  await client.send('POST', await client.indexLink('pb:publish-contracts'), {
    pacticipantName: consumerName,
    pacticipantVersionNumber: version,
    branch,
    contracts: pacts.map((pact) => ({
      consumerName,
      providerName: pact.provider.name,
      specification: 'pact',
      contentType: 'application/json',
      content: Buffer.from(JSON.stringify(pact)).toString('base64'),
    })),
  });
};
