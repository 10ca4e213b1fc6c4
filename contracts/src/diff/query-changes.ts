import { ChangeType, CriticalityLevel, diff, type Change as SdlChange } from '@graphql-inspector/core';
import {
  buildSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import { both, type Breaks, type Change } from './change.ts';
import type { ContractVersion } from './contract-version.ts';
import { failureChanges } from './failure-changes.ts';
import { rules } from './schema-changes.ts';

/** The named types that each operation's input and answer contain. */
interface Uses {
  readonly input: ReadonlySet<string>;
  readonly answer: ReadonlySet<string>;
}

const collect = (schema: GraphQLSchema, name: string, into: Set<string>): void => {
  if (into.has(name)) return;
  into.add(name);
  const type = schema.getType(name);
  if (isUnionType(type)) for (const each of type.getTypes()) collect(schema, each.name, into);
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
    const fields: readonly { readonly type: GraphQLType }[] = Object.values(type.getFields());
    for (const field of fields) collect(schema, getNamedType(field.type).name, into);
  }
};

const rootTypes = (schema: GraphQLSchema) =>
  [schema.getQueryType(), schema.getMutationType()].filter((each) => each !== null && each !== undefined);

const usesOf = (schemas: readonly GraphQLSchema[]): ReadonlyMap<string, Uses> => {
  const uses = new Map<string, { input: Set<string>; answer: Set<string> }>();
  for (const schema of schemas) {
    for (const [name, field] of rootTypes(schema).flatMap((each) => Object.entries(each.getFields()))) {
      const use = uses.get(name) ?? { input: new Set(), answer: new Set() };
      uses.set(name, use);
      collect(schema, getNamedType(field.type).name, use.answer);
      for (const argument of field.args) collect(schema, getNamedType(argument.type).name, use.input);
    }
  }
  return uses;
};

/** Texts, and types, which count where a field has them. */
const isNoise = ({ type }: SdlChange): boolean => /DESCRIPTION|DEPRECAT|^DIRECTIVE|^TYPE_(?:ADDED|REMOVED)$/.test(type);

const widenedTypes: ReadonlySet<string> = new Set([ChangeType.EnumValueAdded, ChangeType.UnionMemberAdded]);
const narrowedTypes: ReadonlySet<string> = new Set([ChangeType.EnumValueRemoved, ChangeType.UnionMemberRemoved]);
const defaultTypes: ReadonlySet<string> = new Set([
  ChangeType.FieldArgumentDefaultChanged,
  ChangeType.InputFieldDefaultValueChanged,
]);

const isBreaking = ({ criticality }: SdlChange): boolean => criticality.level === CriticalityLevel.Breaking;

/** The path of a field, with the name of the argument where there is one. */
const placeOf = ({ path, message }: SdlChange): string => path ?? message;

const breaksIn = (
  change: SdlChange,
  brokenBackwards: ReadonlySet<string>,
  use: { isInput: boolean; isAnswer: boolean },
): Breaks => {
  if (defaultTypes.has(change.type)) return both;
  const rule = widenedTypes.has(change.type) ? rules.widened : narrowedTypes.has(change.type) ? rules.narrowed : null;
  if (rule !== null) {
    return {
      consumer: (use.isInput && rule.input.consumer) || (use.isAnswer && rule.answer.consumer),
      provider: (use.isInput && rule.input.provider) || (use.isAnswer && rule.answer.provider),
    };
  }
  return { consumer: isBreaking(change), provider: brokenBackwards.has(placeOf(change)) };
};

/** The failures that the description of each operation lists. */
const failuresOf = (schema: GraphQLSchema): ReadonlyMap<string, readonly string[]> =>
  new Map(
    rootTypes(schema)
      .flatMap((type) => Object.values(type.getFields()))
      .map(({ name, description }) => [
        name,
        /^Failures: ([\w, ]+)\./m.exec(description ?? '')?.[1]?.split(', ') ?? [],
      ]),
  );

/**
 * The changes of a service. The comparison of the schemas says what breaks the client; the same backwards says what a server of the old
 * version lacks.
 */
const serviceChanges = async (
  before: GraphQLSchema,
  after: GraphQLSchema,
  moduleOf: (name: string) => string,
): Promise<readonly Change[]> => {
  const isWithinNew = (change: SdlChange): boolean => {
    const [type = '', field, below] = placeOf(change).split('.');
    return [before, after].some((schema) => {
      const found = schema.getType(type);
      if (found === undefined) return true;
      const hasFields = isObjectType(found) || isInterfaceType(found) || isInputObjectType(found);
      return hasFields && below !== undefined && !Object.hasOwn(found.getFields(), field ?? '');
    });
  };
  const forwards = (await diff(before, after)).filter((each) => !isNoise(each) && !isWithinNew(each));
  const backwards = await diff(after, before);
  const brokenBackwards = new Set(backwards.filter((each) => isBreaking(each) && !isNoise(each)).map(placeOf));
  const uses = [...usesOf([before, after])];
  const roots = new Set([before, after].flatMap(rootTypes).map(({ name }) => name));
  const inSchemas = forwards.flatMap((change): readonly Change[] => {
    const [type = '', field = ''] = placeOf(change).split('.');
    const text = change.message.replaceAll(/['`]/g, '"');
    // An operation's own field, or a type of its input or answer.
    const users = roots.has(type)
      ? uses.filter(([name]) => name === field)
      : uses.filter(([, use]) => use.input.has(type) || use.answer.has(type));
    return users.map(([name, use]) => ({
      module: moduleOf(name),
      subjects: [name],
      text,
      breaks: breaksIn(change, brokenBackwards, { isInput: use.input.has(type), isAnswer: use.answer.has(type) }),
    }));
  });
  const [old, now] = [failuresOf(before), failuresOf(after)];
  const inFailures = [...now].flatMap(([name, codes]) =>
    old.has(name)
      ? failureChanges(old.get(name) ?? [], codes).map(([text, breaks]) => ({
          module: moduleOf(name),
          subjects: [name],
          text,
          breaks,
        }))
      : [],
  );
  return [...inSchemas, ...inFailures];
};

/** A service that a version does not have: both root types, with a field that no comparison lists. */
const noService = buildSchema('type Query { _: Boolean } type Mutation { _: Boolean }');

/** The changes of all GraphQL services. */
export const queryChanges = async (
  before: ContractVersion,
  after: ContractVersion,
  moduleOf: (name: string) => string,
): Promise<readonly Change[]> => {
  const services = new Set([...before.schemas.keys(), ...after.schemas.keys()]);
  const changes = await Promise.all(
    [...services].map((service) =>
      serviceChanges(before.schemas.get(service) ?? noService, after.schemas.get(service) ?? noService, moduleOf),
    ),
  );
  return changes.flat().filter(({ subjects }) => !subjects.includes('_'));
};
