import { fieldsOf, pathParameters, type Command, type RestCall } from '@lounge/protocol';
import { commands, restCalls } from '@lounge/protocol/registry';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { documents } from '../documents/all.ts';
import { readPacts } from '../verify/pact-files.ts';
import { baseRequestOf } from './base-request.ts';
import { brokenInputs } from './broken-inputs.ts';
import { valuesOf } from './values.ts';

interface Parameter {
  readonly name?: string;
  readonly schema?: { readonly contentSchema?: object };
}
interface Operation {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
}
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: object;
}
interface AsyncApi {
  readonly channels: { readonly socket: { readonly messages: Readonly<Record<string, { readonly payload: object }>> } };
  readonly components: object;
}

const documentOf = (name: string): object =>
  JSON.parse(documents().find((each) => each.name.endsWith(name))?.text ?? '') as object;
const openApi = documentOf('openapi.json') as OpenApi;
const asyncApi = documentOf('asyncapi.json') as AsyncApi;

// The schemas of both documents use what their drafts have in common.
const ajv = addFormats.default(new Ajv({ strict: false }));

/** Whether the document allows an input: each parameter by its schema, the rest by that of the body. */
const restCheck = (call: RestCall): ((input: Readonly<Record<string, unknown>>) => boolean) => {
  const { parameters, requestBody } = openApi.paths[call.path]![call.method.toLowerCase()]!;
  const inPath = pathParameters(call.path);
  const isParameter = (name: string): boolean => inPath.includes(name) || call.method === 'GET';
  const own = parameters.flatMap(({ name, schema }) =>
    name === undefined || schema === undefined ? [] : [[name, schema.contentSchema ?? schema] as const],
  );
  const ofParameters = {
    type: 'object',
    properties: Object.fromEntries(own),
    required: Object.entries(fieldsOf(call.input)).flatMap(([name, of]) =>
      isParameter(name) && of.type !== 'optional' ? [name] : [],
    ),
    additionalProperties: false,
    components: openApi.components,
  };
  const body = requestBody?.content['application/json']?.schema;
  const fitsParameters = ajv.compile(ofParameters);
  const fitsBody = ajv.compile({ ...body, components: openApi.components });
  return (input) => {
    const [ofParameter, ofBody] = [true, false].map((is) =>
      Object.fromEntries(Object.entries(input).filter(([name]) => isParameter(name) === is)),
    );
    return fitsParameters(ofParameter) && fitsBody(ofBody);
  };
};

const commandCheck = (call: Command): ((input: Readonly<Record<string, unknown>>) => boolean) => {
  const { payload } = asyncApi.channels.socket.messages[call.type]!;
  const fits = ajv.compile({ ...payload, components: asyncApi.components });
  return (input) => fits({ ...input, type: call.type, accessToken: null, guestId: null, key: 'k' });
};

const pacts = readPacts();
const calls = [...restCalls, ...commands]
  .filter((call) => call.kind === 'command' || call.maxUploadBytes === null)
  .map((call) => [call.id, call] as const);

// The documents of GraphQL know no bounds.
test.each(calls)('the document of %s allows what its declaration allows, and nothing else', (_, call) => {
  const base = baseRequestOf(call, pacts);
  if (base === null) throw new Error('No pact of this call ends well.');
  const isAllowed = call.kind === 'rest' ? restCheck(call) : commandCheck(call);
  // Objects of fast-check have their own fields only, as JSON has.
  const inputs = fc.sample(valuesOf(call.input), { seed: 1, numRuns: 50 }) as Readonly<Record<string, unknown>>[];
  expect(inputs.filter((input) => !isAllowed(input))).toEqual([]);
  const broken = brokenInputs(call, base, 'json').filter(({ kind }) => kind !== 'text');
  for (const { path, inputs: wrong } of broken)
    for (const input of fc.sample(wrong, { seed: 1, numRuns: 5 }))
      expect(isAllowed(input), `${path.join('.')} ${JSON.stringify(input)}`).toBe(false);
});
