import { consumerName, providers } from '../consume/files.ts';
import type { Interaction, PactFile } from '../verify/pact-files.ts';
import type { BrokerClient, Resource } from './BrokerClient.ts';

/** A pact that a broker has. */
export interface BrokerPact {
  readonly pact: PactFile;
  /** Its resource, whose links take the results. */
  readonly resource: Resource;
  /** The broker's ids of the interactions, by description. */
  readonly ids: ReadonlyMap<string, string>;
}

/** Which versions of the guest client are verified. */
export interface Wanted {
  /** A branch of the client; without it, its main branch and what is deployed or released. */
  readonly branch: string | undefined;
  readonly providerBranch: string | undefined;
}

const selectorsOf = ({ branch }: Wanted): readonly object[] =>
  branch === undefined
    ? [
        { consumer: consumerName, mainBranch: true },
        { consumer: consumerName, deployedOrReleased: true },
      ]
    : [{ consumer: consumerName, branch }];

type Stored = Interaction & { readonly _id?: string };

const brokerPact = (resource: Resource): BrokerPact => {
  // The broker returns what was published, beside its links.
  const { consumer, provider, interactions, metadata } = resource as unknown as Omit<PactFile, 'interactions'> & {
    readonly consumer: unknown;
    readonly metadata: unknown;
    readonly interactions: readonly Stored[];
  };
  const pact = { consumer, provider, interactions: interactions.map(({ _id, ...rest }) => rest), metadata };
  const ids = interactions.flatMap(({ description, _id }) => (_id === undefined ? [] : [[description, _id] as const]));
  return { pact, resource, ids: new Map(ids) };
};

/** The pacts that each provider has to verify; several versions of the client can have different ones. */
export const fetchPacts = async (client: BrokerClient, wanted: Wanted): Promise<readonly (readonly BrokerPact[])[]> => {
  const byProvider: BrokerPact[][] = [];
  const index = await client.at('/');
  for (const provider of providers) {
    const list = await client.send('POST', client.link(index, 'pb:provider-pacts-for-verification', { provider }), {
      consumerVersionSelectors: selectorsOf(wanted),
      ...(wanted.providerBranch === undefined ? {} : { providerVersionBranch: wanted.providerBranch }),
    });
    const { pacts = [] } = (list['_embedded'] ?? {}) as { readonly pacts?: readonly Resource[] };
    const fetched: BrokerPact[] = [];
    for (const each of pacts) fetched.push(brokerPact(await client.send('GET', client.link(each, 'self'))));
    byProvider.push(fetched);
  }
  // The first pacts of all providers, then the second ones: descriptions are unique within a round.
  const rounds = Math.max(...byProvider.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, at) => byProvider.flatMap((pacts) => pacts[at] ?? []));
};
