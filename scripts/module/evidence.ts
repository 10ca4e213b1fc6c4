import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { handlers } from '@lounge/mock-api';
import { ping, sessionRequest } from '@lounge/protocol/foundation/realtime';
import { declarations } from '@lounge/protocol/registry';
import { root, sourcesBelow } from '../conventions/repository.ts';
import type { Evidence, PactOf } from './account.ts';

interface Frame {
  readonly contents?: { readonly content?: { readonly type?: string } };
}

interface PactFile {
  readonly provider: { readonly name: string };
  readonly interactions: readonly (Frame & {
    readonly description: string;
    readonly comments?: { readonly call?: string };
    /** A list of frames for messages, one object for HTTP. */
    readonly response?: readonly Frame[] | object;
  })[];
}

const pactsOf = ({ provider, interactions }: PactFile): readonly PactOf[] =>
  interactions.map(({ description, comments, contents, response }) => {
    const [answer] = Array.isArray(response) ? (response as readonly Frame[]) : [];
    const type = contents?.content?.type ?? answer?.contents?.content?.type ?? null;
    return { provider: provider.name, description, call: comments?.call ?? '', type };
  });

const pactFolder = `${root}/contracts/pacts`;

const pacts = (): readonly PactOf[] =>
  (existsSync(pactFolder) ? readdirSync(pactFolder) : [])
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => pactsOf(JSON.parse(readFileSync(`${pactFolder}/${name}`, 'utf8')) as PactFile));

/** Reads the evidence of all modules from the repository. */
export const collectEvidence = (): Evidence => ({
  files: sourcesBelow('packages', 'mock-api', 'contracts', 'site', 'stories'),
  declared: declarations,
  handled: [
    ...handlers.map(({ call }) => call),
    // The socket itself handles the session's two commands.
    sessionRequest,
    ping,
  ].map(({ id }) => id),
  pacts: pacts(),
});
