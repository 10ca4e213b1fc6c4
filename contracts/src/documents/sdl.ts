import { createSchema } from '@lounge/mock-api/server';
import {
  definitionOf,
  fieldsOf,
  isOpen,
  metaOf,
  servicePaths,
  unwrap,
  type FailureCode,
  type QueryCall,
  type Schema,
  type Service,
} from '@lounge/protocol';
import { descriptionOf, valueTextsOf } from '@lounge/protocol/descriptions';
import { queryCalls } from '@lounge/protocol/registry';
import { printSchema } from 'graphql';
import { queryExamples, type QueryExample } from './query-examples.ts';
import { pushSentence } from './call-description.ts';
import { orderText, queryOrder } from './failure-order.ts';
import { notesOf } from './notes.ts';
import { pagesText } from './pages-text.ts';

const titles: Readonly<Record<Service, string>> = {
  vxql: 'query service',
  feed: 'feed service',
  clash: 'clash service',
};

/** Sentences about the keys of a service's mutations. */
const keysText = (calls: readonly QueryCall[]): string => {
  const idempotent = calls.filter(({ failures }) => failures.includes('keyReused')).map(({ name }) => name);
  return `An Idempotency-Key is never required here${idempotent.length === 0 ? '' : `; with one, ${idempotent.join(', ')} are performed once`}.`;
};

const introductionOf = (service: Service, calls: readonly QueryCall[]): string => `The ${titles[service]} at ${
  servicePaths[service]
}: GraphQL by POST with query and variables. ${
  isOpen(service)
    ? `Requests of guests carry
"Authorization: Bearer", those of visitors no token.`
    : `Every request carries
"Authorization: Bearer"; without it the error is "Missing Vxql-Token".`
} A rejected operation has status 200, data null and
errors[0].extensions {code, field, requestId}. Until the operation is known, failures other than needLogin have the status and the
body of REST. Any operation can fail with malformed, needLogin, tooMany, failed and unavailable, a mutation with foreignOrigin, too.
${keysText(calls)}
Bounds of arguments, which the types do not say, are in parentheses.`;

const inputs = new Set<Schema>(queryCalls.map(({ input }) => input));
const maxInt = 2_147_483_647;

const rangeText = (minimum: number | undefined, maximum = maxInt): string => {
  if (minimum === undefined) return `at most ${maximum}`;
  return maximum === maxInt ? `at least ${minimum}` : `${minimum} to ${maximum}`;
};

const boundsOf = (of: Schema): string | null => {
  const { bare } = unwrap(of);
  const definition = definitionOf(bare);
  if (definition.type === 'number') {
    const { minimum, maximum } = definition;
    return minimum === undefined && maximum === undefined ? null : rangeText(minimum, maximum);
  }
  // The scalar of instants has its own description.
  if (definition.type !== 'string' || metaOf(bare).format === 'date-time') return null;
  const { minLength, maxLength, pattern } = definition;
  if (pattern !== undefined) return pattern.source;
  return minLength === undefined && maxLength === undefined ? null : `${rangeText(minLength, maxLength)} characters`;
};

/** The description of a field; of an argument with its bounds. */
const fieldText = (object: Schema, name: string): string | null => {
  const text = descriptionOf(object, name);
  const of = inputs.has(object) ? fieldsOf(object)[name] : undefined;
  const bounds = of === undefined ? null : boundsOf(of);
  return text === null || bounds === null ? text : `${text} (${bounds})`;
};

/** The failures of an operation. */
const failuresOfQuery = ({ failures }: QueryCall): readonly FailureCode[] => [
  ...new Set<FailureCode>(['malformed', 'needLogin', ...failures]),
];

const comment = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '#' : `# ${line}`))
    .join('\n');

const exampleText = (example: QueryExample | undefined): readonly string[] =>
  example === undefined
    ? []
    : [`Example variables: ${JSON.stringify(example.variables)}`, `Example answer: ${JSON.stringify(example.answer)}`];

const callText = (call: QueryCall, examples: readonly QueryExample[]): string => {
  const { assumed } = notesOf(call.id);
  return [
    call.purpose,
    `Failures: ${failuresOfQuery(call).join(', ')}.`,
    ...pushSentence(call),
    ...(assumed === null ? [] : [`Assumed: ${assumed}`]),
    ...exampleText(examples.find(({ isSuccess }) => isSuccess)),
  ].join('\n\n');
};

/** A GraphQL service as SDL. */
export const sdl = (service: Service): string => {
  const calls = queryCalls.filter((call) => call.service === service);
  const examples = queryExamples(service);
  const texts = {
    field: fieldText,
    value: (of: Schema, value: string) => valueTextsOf(of)[value] ?? null,
    call: (call: QueryCall) => callText(call, examples.get(call.id) ?? []),
  };
  const resolve = () => Promise.reject(new Error('This schema is only printed.'));
  const header = comment(`${introductionOf(service, calls)}\n\n${pagesText}\n\n${orderText(queryOrder)}`);
  return `${header}\n\n${printSchema(createSchema(calls, resolve, texts))}\n`;
};
