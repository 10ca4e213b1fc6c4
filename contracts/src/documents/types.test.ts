import { readFileSync } from 'node:fs';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';

const text = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8');

interface Described {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Described>>;
}

/** Words in a row, without line breaks and the asterisks that comments put before a line. */
const wordsOf = (of: string): string =>
  of
    .replaceAll(/\n *(?:\*(?!\/))?/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

let types = '';

beforeAll(async () => {
  types = astToString(await openapiTypes(JSON.parse(text) as OpenAPI3));
});

test('types made of the OpenAPI document carry its descriptions', () => {
  const document = JSON.parse(text) as {
    readonly components: { readonly schemas: Readonly<Record<string, Described>> };
  };
  const described = Object.entries(document.components.schemas).flatMap(([name, schema]) => [
    { name, description: schema.description ?? '' },
    ...Object.entries(schema.properties ?? {}).map(([field, { description = '' }]) => ({
      name: `${name}.${field}`,
      description,
    })),
  ]);
  const words = wordsOf(types);
  expect(described.length).toBeGreaterThan(400);
  expect(described.filter(({ description }) => !words.includes(wordsOf(description)))).toEqual([]);
});

const client = `
export const status: components['schemas']['AvsStatus'] = 'accepted';
type Balance = paths['/rest/v1/guest/getGuestBalance']['get']['responses'][200]['content']['application/json'];
export const valueOf = ({ balance }: Balance): number => balance.value;
`;

/** Compiles the types with a client, and returns the messages of the compiler. */
const messagesFor = (code: string): readonly string[] => {
  const options = { strict: true, noEmit: true, types: [] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === 'client.ts'
      ? ts.createSourceFile(name, types + code, ts.ScriptTarget.Latest)
      : getSourceFile(name, ...rest);
  const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram(['client.ts'], options, host));
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
};

test('a client compiles with the types, and a wrong value does not', () => {
  expect(messagesFor(client)).toEqual([]);
  expect(messagesFor(client.replace("'accepted'", "'approved'"))).toEqual([
    expect.stringContaining(`Type '"approved"' is not assignable`),
  ]);
});
