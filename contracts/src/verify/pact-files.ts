import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pactDirectory, type Provider } from '../consume/files.ts';
import { UsageError } from './UsageError.ts';

/** A provider state in a pact file. */
export interface StatedState {
  readonly name: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** An interaction, with what verification and report read. */
export interface Interaction {
  readonly type: 'Synchronous/HTTP' | 'Asynchronous/Messages' | 'Synchronous/Messages';
  readonly description: string;
  readonly providerStates?: readonly StatedState[];
  readonly comments?: { readonly call?: string };
  /** Only of asynchronous messages. */
  readonly contents?: { readonly content: Readonly<Record<string, unknown>> };
  /** Of synchronous messages, a list of replies. */
  readonly response?: unknown;
  /** Only of HTTP and synchronous messages. */
  readonly request?: Readonly<Record<string, unknown>>;
}

/** A pact file. */
export interface PactFile {
  readonly provider: { readonly name: Provider };
  readonly interactions: readonly Interaction[];
}

const isPact = (value: unknown): value is PactFile => {
  const { provider, interactions } = (value ?? {}) as { provider?: { name?: unknown }; interactions?: unknown };
  return typeof provider?.name === 'string' && Array.isArray(interactions);
};

const pactAt = (path: string): PactFile => {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new UsageError(`${path} cannot be read as JSON: ${(error as Error).message}`);
  }
  if (!isPact(value)) throw new UsageError(`${path} is not a pact: it names no provider or no interactions.`);
  return value;
};

/** The pact files of a directory, by path. Throws a `UsageError` if it has none, or a broken one. */
export const pactsIn = (directory: string): ReadonlyMap<string, PactFile> => {
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new UsageError(`There is no folder ${directory}.`);
  const names = readdirSync(directory).filter((name) => name.endsWith('.json'));
  if (names.length === 0) throw new UsageError(`There are no pacts in ${directory}.`);
  const paths = names.toSorted().map((name) => join(directory, name));
  return new Map(paths.map((path) => [path, pactAt(path)]));
};

/** The committed pacts. */
export const readPacts = (): readonly PactFile[] => [...pactsIn(pactDirectory).values()];

/** The type of the frame that a message interaction expects; null for HTTP. */
export const expectedType = ({ type, contents, response }: Interaction): string | null => {
  if (type === 'Asynchronous/Messages') return String(contents?.content['type']);
  if (type === 'Synchronous/HTTP') return null;
  const [first] = response as readonly { contents: { content: Readonly<Record<string, unknown>> } }[];
  return String(first?.contents.content['type']);
};

/** The example that a pact expects: a body, or the content of a frame. Undefined for a body that is no JSON. */
export const exampleIn = ({ type, contents, response }: Interaction): unknown => {
  if (type === 'Asynchronous/Messages') return contents?.content;
  if (type === 'Synchronous/HTTP')
    return (response as { readonly body?: { readonly content?: unknown } } | undefined)?.body?.content;
  const [first] = response as readonly { contents: { content: unknown } }[];
  return first?.contents.content;
};
