import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { services, type Service } from '@lounge/protocol';
import { buildSchema, type GraphQLSchema } from 'graphql';
import type { Scenario } from '../effects/scenario.ts';
import { moduleOfCall } from '../verify/choice.ts';
import { pactsIn, type PactFile } from '../verify/pact-files.ts';
import { UsageError } from '../verify/UsageError.ts';
import type { SchemaDocument } from './schema-changes.ts';

/** A provider state of `docs/states.json`. */
export interface ListedState {
  readonly state: string;
  readonly isEvent: boolean;
  readonly params: Readonly<Record<string, string>>;
  /** The values of parameters that are left out, null being none. Older versions do not have it. */
  readonly ifLeftOut?: Readonly<Record<string, unknown>>;
}

/** The documents and pacts of one version. */
export interface ContractVersion {
  readonly version: string;
  readonly openApi: SchemaDocument;
  readonly asyncApi: SchemaDocument;
  /** The schemas of the GraphQL services that a version has. */
  readonly schemas: ReadonlyMap<Service, GraphQLSchema>;
  readonly states: readonly ListedState[];
  readonly scenarios: readonly Scenario[];
  readonly pacts: readonly PactFile[];
}

const textOf = (folder: string, name: string): string => {
  const path = join(folder, name);
  if (!existsSync(path))
    throw new UsageError(`There is no ${path}: a folder with package.json, docs/ and pacts/ is compared.`);
  return readFileSync(path, 'utf8');
};

const jsonOf = (folder: string, name: string): SchemaDocument => {
  const text = textOf(folder, name);
  try {
    return JSON.parse(text) as SchemaDocument;
  } catch (error) {
    throw new UsageError(`${join(folder, name)} cannot be read as JSON: ${(error as Error).message}`);
  }
};

const listOf = <T>(folder: string, name: string, key: string): readonly T[] => {
  const list = jsonOf(folder, name)[key];
  if (!Array.isArray(list)) throw new UsageError(`${join(folder, name)} has no list "${key}".`);
  return list as readonly T[];
};

const schemaOf = (folder: string, name: string): GraphQLSchema => {
  const text = textOf(folder, name);
  try {
    return buildSchema(text);
  } catch (error) {
    throw new UsageError(`${join(folder, name)} is no schema: ${(error as Error).message}`);
  }
};

const sdlOf = (service: Service): string => `docs/${service}.graphql`;

/** Reads a version from a folder such as that of the installed package. Throws a `UsageError` for a missing or broken file. */
export const versionIn = (folder: string): ContractVersion => {
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`);
  // Every version has the query service.
  const present = services.filter((service) => service === 'vxql' || existsSync(join(folder, sdlOf(service))));
  const schemas = new Map(present.map((service) => [service, schemaOf(folder, sdlOf(service))]));
  return {
    version: String(jsonOf(folder, 'package.json')['version']),
    openApi: jsonOf(folder, 'docs/openapi.json'),
    asyncApi: jsonOf(folder, 'docs/asyncapi.json'),
    schemas,
    states: listOf(folder, 'docs/states.json', 'states'),
    // Earlier versions have no scenarios.
    scenarios: existsSync(join(folder, 'docs/scenarios.json'))
      ? listOf(folder, 'docs/scenarios.json', 'scenarios')
      : [],
    pacts: [...pactsIn(join(folder, 'pacts')).values()],
  };
};

type Replies = Readonly<
  Record<string, { readonly reply?: { readonly messages?: readonly { readonly $ref: string }[] } }>
>;

/**
 * Finds the module of an operation or message by its name, which neither SDL nor AsyncAPI has: pacts name their call. A reply without a
 * pact belongs to its command.
 */
export const modulesByName = (versions: readonly ContractVersion[]): ((name: string) => string) => {
  const modules = new Map<string, string>();
  for (const { pacts } of versions) {
    for (const call of pacts.flatMap(({ interactions }) => interactions.map(({ comments }) => comments?.call ?? '')))
      modules.set(call.split('/').at(-1) ?? '', moduleOfCall(call));
  }
  for (const { asyncApi } of versions) {
    for (const [command, { reply }] of Object.entries((asyncApi['operations'] ?? {}) as Replies)) {
      const module = modules.get(command);
      const replies = (reply?.messages ?? []).map(({ $ref }) => $ref.split('/').at(-1) ?? '');
      for (const each of replies) if (module !== undefined && !modules.has(each)) modules.set(each, module);
    }
  }
  return (name) => modules.get(name) ?? 'without a pact';
};
