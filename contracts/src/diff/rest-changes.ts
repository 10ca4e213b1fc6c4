import { both, consumerOnly, providerOnly, type Breaks, type Change } from './change.ts';
import { failureChanges } from './failure-changes.ts';
import {
  resolved,
  rules,
  schemaChanges,
  type Direction,
  type JsonSchema,
  type SchemaChange,
  type SchemaDocument,
} from './schema-changes.ts';

type Json = Readonly<Record<string, unknown>>;

interface RestCall {
  readonly name: string;
  readonly module: string;
  /** Method and path. */
  readonly address: string;
  readonly operation: Json;
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

const callsOf = (document: SchemaDocument): ReadonlyMap<string, RestCall> => {
  const paths = Object.entries((document['paths'] ?? {}) as Readonly<Record<string, Json>>);
  const calls = paths.flatMap(([path, item]) =>
    methods.flatMap((method): readonly RestCall[] => {
      const operation = item[method] as Json | undefined;
      if (operation === undefined) return [];
      const [module = 'without a module'] = (operation['tags'] ?? []) as readonly string[];
      const address = `${method.toUpperCase()} ${path}`;
      const { operationId: name = address } = operation as { readonly operationId?: string };
      return [{ name, module, address, operation }];
    }),
  );
  return new Map(calls.map((each) => [`${each.module}/${each.name}`, each]));
};

const contentOf = (value: unknown): Readonly<Record<string, { readonly schema?: JsonSchema }>> =>
  ((value as Json | undefined)?.['content'] ?? {}) as Readonly<Record<string, { readonly schema?: JsonSchema }>>;

/** The parameters of a call as the fields of one object. */
const parametersOf = ({ operation }: RestCall, document: SchemaDocument): JsonSchema => {
  const all = ((operation['parameters'] ?? []) as readonly Json[]).map((each) =>
    typeof each['$ref'] === 'string' ? resolved(each['$ref'], document) : each,
  );
  const named = all.map((each) => {
    const schema = (each['schema'] ?? Object.values(contentOf(each))[0]?.schema ?? {}) as JsonSchema;
    const name = each['in'] === 'header' ? String(each['name']).toLowerCase() : String(each['name']);
    return { name: `${String(each['in'])} ${name}`, schema, isRequired: each['required'] === true };
  });
  return {
    type: 'object',
    properties: Object.fromEntries(named.map(({ name, schema }) => [name, schema])),
    required: named.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
};

const responsesOf = ({ operation }: RestCall) => (operation['responses'] ?? {}) as Readonly<Record<string, Json>>;

const isSuccess = (status: string): boolean => status.startsWith('2');

const failuresOf = (call: RestCall): readonly string[] =>
  Object.entries(responsesOf(call))
    .filter(([status]) => !isSuccess(status))
    .flatMap(([status, { description }]) => {
      const codes = String(description);
      return /^\w+(?:, \w+)*$/.test(codes) ? codes.split(', ').map((code) => `${code} (${status})`) : [status];
    });

const securityOf = ({ operation }: RestCall): readonly string[] =>
  ((operation['security'] ?? []) as readonly Json[]).map((each) => Object.keys(each).join(' and ') || 'no token');

type Fact = readonly [text: string, breaks: Breaks];

const lacking = (values: readonly string[], others: readonly string[]) =>
  values.filter((each) => !others.includes(each));

const wordOf = { input: 'input', answer: 'answer' } as const;

/** The facts of a call that changes of schemas are. */
const schemaFacts = (changes: readonly SchemaChange[], direction: Direction): readonly Fact[] =>
  changes.map(({ at, rule, text }) => [`${wordOf[direction]}: ${at} ${text}`, rules[rule][direction]]);

interface Compared {
  readonly before: RestCall;
  readonly after: RestCall;
  readonly documents: readonly [SchemaDocument, SchemaDocument];
}

const contentFacts = (
  [before, after]: readonly [unknown, unknown],
  { documents }: Compared,
  { direction, place }: { direction: Direction; place: string },
): readonly Fact[] => {
  const [old, now] = [contentOf(before), contentOf(after)];
  const types = Object.keys(old).filter((type) => type in now);
  return [
    ...lacking(Object.keys(now), types).map((type): Fact => [`${place} can be ${type}`, rules.widened[direction]]),
    ...lacking(Object.keys(old), types).map((type): Fact => [
      `${place} can no longer be ${type}`,
      rules.narrowed[direction],
    ]),
    ...types.flatMap((type) =>
      schemaFacts(
        schemaChanges(
          { schema: old[type]?.schema ?? {}, document: documents[0] },
          { schema: now[type]?.schema ?? {}, document: documents[1] },
          place,
        ),
        direction,
      ),
    ),
  ];
};

const responseFacts = (compared: Compared): readonly Fact[] => {
  const [old, now] = [responsesOf(compared.before), responsesOf(compared.after)];
  const successes = [Object.keys(old), Object.keys(now)].map((each) => each.filter(isSuccess));
  const [before = [], after = []] = successes;
  const shared = Object.keys(old).filter((status) => status in now);
  return [
    ...lacking(after, before).map((status): Fact => [`answer: the status can be ${status}`, rules.widened.answer]),
    ...lacking(before, after).map((status): Fact => [
      `answer: the status can no longer be ${status}`,
      rules.narrowed.answer,
    ]),
    ...shared.flatMap((status) =>
      contentFacts([old[status], now[status]], compared, {
        direction: 'answer',
        place: isSuccess(status) ? 'the body' : 'the failure',
      }),
    ),
  ];
};

const callFacts = (compared: Compared): readonly Fact[] => {
  const { before, after, documents } = compared;
  const [parametersBefore, parametersAfter] = [parametersOf(before, documents[0]), parametersOf(after, documents[1])];
  const [bodyBefore, bodyAfter] = [before.operation['requestBody'], after.operation['requestBody']];
  return [
    ...(before.address === after.address ? [] : [[`is ${after.address}, was ${before.address}`, both] as const]),
    ...schemaFacts(
      schemaChanges(
        { schema: parametersBefore, document: documents[0] },
        { schema: parametersAfter, document: documents[1] },
        'parameters',
      ),
      'input',
    ),
    ...contentFacts([bodyBefore, bodyAfter], compared, { direction: 'input', place: 'the body' }),
    ...lacking(securityOf(after), securityOf(before)).map((each): Fact => [`accepts ${each}`, rules.widened.input]),
    ...lacking(securityOf(before), securityOf(after)).map((each): Fact => [
      `no longer accepts ${each}`,
      rules.narrowed.input,
    ]),
    ...responseFacts(compared),
    ...failureChanges(failuresOf(before), failuresOf(after)),
  ];
};

/** The changes of REST calls between two OpenAPI documents. */
export const restChanges = (before: SchemaDocument, after: SchemaDocument): readonly Change[] => {
  const [old, now] = [callsOf(before), callsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id): readonly Change[] => {
    const [one, other] = [old.get(id), now.get(id)];
    const change = ({ module, name }: RestCall, [text, breaks]: Fact): Change => ({
      module,
      subjects: [name],
      text,
      breaks,
    });
    if (one === undefined)
      return other === undefined ? [] : [change(other, [`new call ${other.address}`, providerOnly])];
    if (other === undefined) return [change(one, [`the call ${one.address} is gone`, consumerOnly])];
    return callFacts({ before: one, after: other, documents: [before, after] }).map((fact) => change(other, fact));
  });
};
