import { languages } from '@lounge/locale';
import {
  envelopeParameters,
  failureCodes,
  failureStatus,
  keyHeader,
  pathParameters,
  fieldsOf,
  unwrap,
  type FailureCode,
  type RestCall,
  type Schema,
  s,
} from '@lounge/protocol';
import { descriptionOf, valueTextsOf } from '@lounge/protocol/descriptions';
import { refused } from '@lounge/protocol/foundation/realtime';
import { restCalls } from '@lounge/protocol/registry';
import { moduleOf } from '../report/coverage.ts';
import { commonFailures } from './common-failures.ts';
import { asExamples, httpExamples, valueOf, withDifferentValues, type Example } from './examples.ts';
import { inputIn, type HttpExample } from '../verify/http-example.ts';
import { orderText, restOrder } from './failure-order.ts';
import { notesOf } from './notes.ts';
import { pagesText } from './pages-text.ts';
import { descriptionOfCall } from './call-description.ts';
import { SchemaBook, withValueTexts, type JsonSchema } from './SchemaBook.ts';

type Examples = readonly Example<HttpExample>[];
type Input = Readonly<Record<string, unknown>>;

/** The failures of any call that changes data. */
const changeFailures: readonly FailureCode[] = ['foreignOrigin'];
/** The failures of any call with a JSON body. */
const bodyFailures: readonly FailureCode[] = ['tooLarge', 'wrongType'];

/** The codes with which a call can fail. */
const codesOf = (call: RestCall): readonly FailureCode[] => [
  ...new Set([
    ...commonFailures,
    ...(call.changes ? changeFailures : []),
    ...(call.method === 'GET' ? [] : bodyFailures),
    ...call.failures,
  ]),
];

/** The schema of a failed call, which the document names `Failure`. */
const failure: JsonSchema = {
  type: 'object',
  description: 'a failed call',
  properties: {
    error: {
      type: 'object',
      description: 'the failure, in the same form for every call',
      properties: {
        code: withValueTexts(
          { type: 'string', enum: failureCodes, description: 'the reason, which determines the status' },
          valueTextsOf(refused.payload.fields.code),
        ),
        field: {
          anyOf: [{ type: 'string' }, { type: 'null' }],
          description: 'the first field, parameter or header that is not valid; null if the reason is no field',
        },
        requestId: {
          type: 'string',
          description: 'the id of the request in the server’s log, which a guest can quote to the support',
        },
      },
      required: ['code', 'field', 'requestId'],
    },
  },
  required: ['error'],
};

const json = (schema: JsonSchema, examples: readonly Example[] = []) => ({
  'application/json': { schema, ...asExamples(examples) },
});

const isScalar = (of: Schema): boolean => !['object', 'array', 'union'].includes(unwrap(of).bare.type);

const inputsOf = ({ input }: RestCall): readonly (readonly [string, Schema])[] => Object.entries(fieldsOf(input));

/** The examples whose requests differ, with their inputs: each is in all the parts of an operation, where tools join them by their name. */
const requestsIn = (call: RestCall, examples: Examples): readonly Example<Input>[] =>
  withDifferentValues(
    examples.flatMap(({ value, ...rest }) => {
      const input = inputIn(call, value);
      // Tools put a value into the path as it is, and a slash would lead elsewhere.
      const isShown = input !== null && pathParameters(call.path).every((name) => !String(input[name]).includes('/'));
      return isShown ? [{ ...rest, value: input }] : [];
    }),
  );

const examplesOfParameter = (name: string, requests: readonly Example<Input>[]): readonly Example[] =>
  requests.flatMap(({ value, ...rest }) => (value[name] === undefined ? [] : [{ ...rest, value: value[name] }]));

/** A text of JSON in a path or query. Fewer tools read a parameter's `content` than its schema. */
const jsonTextOf = (contentSchema: JsonSchema): JsonSchema => ({
  type: 'string',
  contentMediaType: 'application/json',
  contentSchema,
});

const asJsonText = ({ value, ...rest }: Example): Example => ({ ...rest, value: JSON.stringify(value) });

const parameter = (call: RestCall, name: string, of: Schema, { book, requests }: Context) => {
  const location = pathParameters(call.path).includes(name) ? 'path' : 'query';
  const description = descriptionOf(call.input, name);
  const ours = examplesOfParameter(name, requests);
  const schema = book.jsonSchemaOf(of, 'request');
  return {
    name,
    in: location,
    ...(description === null ? {} : { description }),
    required: location === 'path' || of.type !== 'optional',
    ...(isScalar(of)
      ? { schema, ...asExamples(ours) }
      : { schema: jsonTextOf(schema), ...asExamples(ours.map(asJsonText)) }),
  };
};

/** The source of an operation's parts. */
interface Context {
  readonly book: SchemaBook;
  readonly examples: Examples;
  readonly requests: readonly Example<Input>[];
}

const idempotencyKey = {
  name: keyHeader,
  in: 'header',
  description:
    'a text that the client chooses for one change and repeats when it repeats the request: the server performs the change once and gives each repeat the same answer',
  required: true,
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

/** A key for the examples; any text will do. */
const exampleKey = 'k-1';

const parametersOf = (call: RestCall, context: Context) => {
  const inPath = new Set(pathParameters(call.path));
  const fields = inputsOf(call).filter(([name]) => inPath.has(name) || call.method === 'GET');
  const keys = context.requests.map((each) => ({ ...each, value: exampleKey }));
  return [
    ...fields.map(([name, of]) => parameter(call, name, of, context)),
    ...['language', 'ver', ...(call.isFresh === true ? ['timestamp'] : [])].map((name) => ({
      $ref: `#/components/parameters/${name}`,
    })),
    ...(call.idempotent ? [{ ...idempotencyKey, ...asExamples(keys) }] : []),
  ];
};

const without = (schema: JsonSchema, names: readonly string[]): JsonSchema => {
  if (names.length === 0) return schema;
  const { properties = {}, required = [] } = schema as { properties?: object; required?: readonly string[] };
  const left = Object.entries(properties).filter(([name]) => !names.includes(name));
  const leftRequired = required.filter((name) => !names.includes(name));
  return {
    ...schema,
    properties: Object.fromEntries(left),
    ...(leftRequired.length === 0 ? { required: undefined } : { required: leftRequired }),
  };
};

const bodyOf = (call: RestCall, { book, requests }: Context): object => {
  if (call.method === 'GET') return {};
  if (call.maxUploadBytes !== null) {
    const schema = { type: 'string', format: 'binary', maxLength: call.maxUploadBytes };
    return { requestBody: { required: true, content: { '*/*': { schema } } } };
  }
  const schema = without(book.jsonSchemaOf(call.input, 'request'), pathParameters(call.path));
  const inPath = pathParameters(call.path);
  const bodies = requests.map(({ value, ...rest }) => ({
    ...rest,
    value: Object.fromEntries(Object.entries(value).filter(([name]) => !inPath.includes(name))),
  }));
  return { requestBody: { required: true, content: json(schema, bodies) } };
};

const answersWith = (examples: Examples, status: number): readonly Example[] =>
  examples.flatMap(({ value: { response }, ...rest }) =>
    response.status === status && response.body !== undefined ? [{ ...rest, value: valueOf(response.body) }] : [],
  );

const codeIn = ({ value }: Example): unknown => (value as { error?: { code?: unknown } }).error?.code;

/** An example of each code: those of pacts, and a plain one where no pact has the code. */
const failureExamples = (codes: readonly FailureCode[], examples: readonly Example[]): readonly Example[] => {
  const shown = new Set(examples.map(codeIn));
  const others = codes
    .filter((code) => !shown.has(code))
    .map((code) => ({ name: code, summary: code, value: { error: { code, field: null, requestId: 'r-1' } } }));
  return [...examples, ...others];
};

const failuresOf = (call: RestCall, examples: Examples): Readonly<Record<string, unknown>> => {
  const byStatus = Map.groupBy(codesOf(call), (each) => failureStatus[each]);
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([one], [other]) => one - other)
      .map(([status, codes]) => {
        const narrowed = { properties: { error: { properties: { code: { enum: codes }, field: {}, requestId: {} } } } };
        const schema = { allOf: [{ $ref: '#/components/schemas/Failure' }, narrowed] };
        const ours = failureExamples(codes, answersWith(examples, status));
        return [status, { description: codes.join(', '), content: json(schema, ours) }];
      }),
  );
};

const answerOf = (call: RestCall, { book, examples }: Context): object => {
  const ours = answersWith(examples, 200);
  if (call.isFile !== true)
    return { description: 'the answer', content: json(book.jsonSchemaOf(call.answer, 'answer'), ours) };
  return {
    description: 'the file, whose name is in `Content-Disposition`',
    content: { 'text/html': { schema: { type: 'string' }, ...asExamples(ours) } },
  };
};

/** Every call accepts the header; only calls that change no data accept the query parameter. */
const securityOf = ({ needs, changes }: RestCall): readonly object[] => [
  ...(needs === 'anyone' ? [{}] : []),
  { bearer: [] },
  ...(changes ? [] : [{ accessToken: [] }]),
];

const operationOf = (call: RestCall, context: Context) => {
  const module = moduleOf(call.id);
  const notes = notesOf(call.id);
  return {
    operationId: call.id.slice(module.length + 1),
    tags: [module],
    summary: call.purpose,
    description: descriptionOfCall(call, notes),
    ...(notes.spec.length === 0 ? {} : { 'x-spec': notes.spec }),
    parameters: parametersOf(call, context),
    ...bodyOf(call, context),
    security: securityOf(call),
    responses: { 200: answerOf(call, context), ...failuresOf(call, context.examples) },
  };
};

const sharedParameters = (book: SchemaBook) => ({
  language: {
    name: envelopeParameters.language,
    in: 'query',
    description: 'the interface language, in which texts of the answer are',
    required: false,
    schema: {
      ...book.jsonSchemaOf(
        s.enum(languages, { id: 'InterfaceLanguage', description: 'an interface language' }),
        'request',
      ),
      default: 'en',
    },
  },
  ver: {
    name: envelopeParameters.version,
    in: 'query',
    description: 'the client’s build, a cache tag that servers ignore',
    schema: { type: 'string' },
  },
  timestamp: {
    name: envelopeParameters.timestamp,
    in: 'query',
    description:
      'when it was asked, in milliseconds since 1970, so that nothing on the way has an older answer; servers ignore it',
    schema: { type: 'string' },
  },
});

/** The REST API as an OpenAPI 3.1 document. */
export const openApi = (version: string): object => {
  const book = new SchemaBook('draft-2020-12', '#/components/schemas/');
  const examples = httpExamples('rest-api');
  const paths = Map.groupBy(restCalls, ({ path }) => path);
  const items = [...paths].map(([path, calls]) => [
    path,
    Object.fromEntries(
      calls.map((call) => [
        call.method.toLowerCase(),
        operationOf(call, {
          book,
          examples: examples.get(call.id) ?? [],
          requests: requestsIn(call, examples.get(call.id) ?? []),
        }),
      ]),
    ),
  ]);
  const modules = [...new Set(restCalls.map(({ id }) => moduleOf(id)))].toSorted();
  const parameters = sharedParameters(book);
  return {
    openapi: '3.1.0',
    info: {
      title: 'REST API of the guest client',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
      description: `Amounts are integers in hundredths of their currency, instants ISO 8601 in UTC with milliseconds. Examples are those of the contracts.\n\n${pagesText}\n\n${orderText(restOrder)}`,
    },
    'x-failure-order': restOrder,
    servers: [{ url: '/' }],
    tags: modules.map((name) => ({ name, description: `The module ${name}.` })),
    paths: Object.fromEntries(items),
    components: {
      parameters,
      schemas: { ...book.named, Failure: failure },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'the token of a session or of an anonymous visitor' },
        accessToken: {
          type: 'apiKey',
          in: 'query',
          name: envelopeParameters.token,
          description:
            'the same token in the query string, for calls that change no data; others may have it and ignore it',
        },
      },
    },
  };
};
