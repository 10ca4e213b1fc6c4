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
import { restCalls } from '@lounge/protocol/registry';
import { moduleOf } from '../report/coverage.ts';
import { commonFailures } from './common-failures.ts';
import { describedBy, notesOf } from './notes.ts';
import { SchemaBook, type JsonSchema } from './SchemaBook.ts';

const code = s.enum([...failureCodes] as ['malformed', ...string[]], {
  id: 'FailureCode',
  description: 'a failure code',
});
const failure = s.object(
  {
    error: s.object({ code, field: s.nullable(s.string), requestId: s.string }),
  },
  { id: 'Failure', description: 'a failed call; a guest can quote requestId to the support' },
);

/** The additional failures of any call that changes data. */
const changeFailures: readonly FailureCode[] = ['foreignOrigin', 'tooLarge', 'wrongType'];

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** The response of a call that answers with a file, whose name is in `Content-Disposition`. */
const file = { 'text/html': { schema: { type: 'string' } } };

const isScalar = (of: Schema): boolean => !['object', 'array', 'union'].includes(unwrap(of).bare.type);

const inputsOf = ({ input }: RestCall): readonly (readonly [string, Schema])[] => Object.entries(fieldsOf(input));

const parameter = (name: string, location: 'path' | 'query', of: Schema, book: SchemaBook) => ({
  name,
  in: location,
  required: location === 'path' || of.type !== 'optional',
  ...(isScalar(of) ? { schema: book.jsonSchemaOf(of) } : { content: json(book.jsonSchemaOf(of)) }),
});

const parametersOf = (call: RestCall, book: SchemaBook) => {
  const inPath = new Set(pathParameters(call.path));
  const fields = inputsOf(call).filter(([name]) => inPath.has(name) || call.method === 'GET');
  const shared = ['language', 'ver', ...(call.idempotent ? ['idempotencyKey'] : [])];
  return [
    ...fields.map(([name, of]) => parameter(name, inPath.has(name) ? 'path' : 'query', of, book)),
    ...shared.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
};

const bodyOf = (call: RestCall, book: SchemaBook): object => {
  if (call.method === 'GET') return {};
  if (call.maxUploadBytes !== null) {
    const file = {
      '*/*': { schema: { type: 'string', format: 'binary', maxLength: call.maxUploadBytes } },
    };
    return { requestBody: { required: true, content: file } };
  }
  const inPath = new Set(pathParameters(call.path));
  const fields = inputsOf(call).filter(([name]) => !inPath.has(name));
  return { requestBody: { required: true, content: json(book.jsonSchemaOf(s.object(Object.fromEntries(fields)))) } };
};

const failuresOf = (call: RestCall, book: SchemaBook): Readonly<Record<string, unknown>> => {
  const codes = [...commonFailures, ...(call.changes ? changeFailures : []), ...call.failures];
  const byStatus = Map.groupBy([...new Set(codes)], (each) => failureStatus[each]);
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([one], [other]) => one - other)
      .map(([status, each]) => [status, { description: each.join(', '), content: json(book.jsonSchemaOf(failure)) }]),
  );
};

/** Every call accepts the header; only calls that change no data accept the query parameter. */
const securityOf = ({ needs, changes }: RestCall): readonly object[] => [
  ...(needs === 'anyone' ? [{}] : []),
  { bearer: [] },
  ...(changes ? [] : [{ accessToken: [] }]),
];

const operationOf = (call: RestCall, book: SchemaBook) => {
  const module = moduleOf(call.id);
  const notes = notesOf(call.id);
  return {
    operationId: call.id.slice(module.length + 1),
    tags: [module],
    summary: call.purpose,
    ...describedBy(notes),
    ...(notes.spec.length === 0 ? {} : { 'x-spec': notes.spec }),
    parameters: parametersOf(call, book),
    ...bodyOf(call, book),
    security: securityOf(call),
    responses: {
      200: { description: 'the answer', content: call.isFile === true ? file : json(book.jsonSchemaOf(call.answer)) },
      ...failuresOf(call, book),
    },
  };
};

const idempotencyKey = {
  name: keyHeader,
  in: 'header',
  description: 'the server performs a change once per key',
  schema: { type: 'string' },
};

const sharedParameters = (book: SchemaBook) => ({
  language: {
    name: envelopeParameters.language,
    in: 'query',
    description: 'the interface language',
    required: true,
    schema: book.jsonSchemaOf(s.enum(languages, { id: 'InterfaceLanguage', description: 'an interface language' })),
  },
  ver: {
    name: envelopeParameters.version,
    in: 'query',
    description: 'the client’s build, a cache tag that servers ignore',
    schema: { type: 'string' },
  },
  ...(restCalls.some(({ idempotent }) => idempotent) ? { idempotencyKey } : {}),
});

/** The REST API as an OpenAPI 3.1 document. */
export const openApi = (version: string): object => {
  const book = new SchemaBook('draft-2020-12', '#/components/schemas/');
  const paths = Map.groupBy(restCalls, ({ path }) => path);
  const items = [...paths].map(([path, calls]) => [
    path,
    Object.fromEntries(calls.map((call) => [call.method.toLowerCase(), operationOf(call, book)])),
  ]);
  const modules = [...new Set(restCalls.map(({ id }) => moduleOf(id)))].toSorted();
  const parameters = sharedParameters(book);
  return {
    openapi: '3.1.0',
    info: {
      title: 'REST API of the guest client',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
      description: 'Amounts are integers in hundredths of their currency, instants ISO 8601 in UTC with milliseconds.',
    },
    servers: [{ url: '/' }],
    tags: modules.map((name) => ({ name, description: `The module ${name}.` })),
    paths: Object.fromEntries(items),
    components: {
      parameters,
      schemas: book.named,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        accessToken: { type: 'apiKey', in: 'query', name: envelopeParameters.token },
      },
    },
  };
};
