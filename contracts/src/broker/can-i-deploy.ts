import { consumerName, providers } from '../consume/files.ts';
import type { BrokerClient } from './BrokerClient.ts';

/** A question to the broker's matrix. */
export interface Deployment {
  readonly pacticipant: string;
  readonly version: string;
  /** The environment, or the branch whose latest versions of the other side count. */
  readonly against: { readonly environment: string } | { readonly branch: string };
}

interface Side {
  readonly name: string;
  readonly version?: { readonly number: string } | null;
}

/** A row of the broker's matrix. */
export interface MatrixRow {
  readonly consumer: Side;
  readonly provider: Side;
  readonly verificationResult?: { readonly success: boolean } | null;
}

/** The broker's answer. */
export interface Deployable {
  readonly isDeployable: boolean;
  readonly reason: string;
  readonly rows: readonly MatrixRow[];
}

const queryOf = ({ pacticipant, version, against }: Deployment): URLSearchParams => {
  const query = new URLSearchParams([
    ['q[][pacticipant]', pacticipant],
    ['q[][version]', version],
  ]);
  if ('environment' in against) {
    query.append('latestby', 'cvp');
    query.append('environment', against.environment);
    return query;
  }
  for (const other of pacticipant === consumerName ? providers : [consumerName]) {
    query.append('q[][pacticipant]', other);
    query.append('q[][branch]', against.branch);
    query.append('q[][latest]', 'true');
  }
  query.append('latestby', 'cvpv');
  return query;
};

/** Asks the broker whether a version works with the other side. An unknown result does not. */
export const canDeploy = async (client: BrokerClient, deployment: Deployment): Promise<Deployable> => {
  const { summary, matrix } = (await client.at(`/matrix?${queryOf(deployment).toString()}`)) as {
    readonly summary?: { readonly deployable?: boolean | null; readonly reason?: string };
    readonly matrix?: readonly MatrixRow[];
  };
  return { isDeployable: summary?.deployable === true, reason: summary?.reason ?? 'no reason', rows: matrix ?? [] };
};
