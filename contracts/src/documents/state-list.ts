import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readPacts, type StatedState } from '../verify/pact-files.ts';
import { states, type ProviderStateKind } from '@lounge/mock-api/states';
import { definitionOf, fieldsOf, typeText, unwrap, type Schema } from '@lounge/protocol';

/** The file of the records that states make. Making them takes seconds, so only an export and its test do. */
export const fixturesPath = fileURLToPath(new URL('../../docs/fixtures.json', import.meta.url));

/** A field of a fixture, with its value after the example of the state. */
export interface FixtureField {
  readonly type: string;
  readonly value: unknown;
}

/** A record that a state makes or changes in the reference server. */
export interface Fixture {
  readonly record: string;
  readonly fields: Readonly<Record<string, FixtureField>>;
  /** How many further records of the kind the state makes or changes. */
  readonly others: number;
}

const introduction = `# Provider states

Written by \`npm run contracts -- export\`.

A server in any language is verified by

\`\`\`
npm run contracts -- verify --base-url URL --socket-url URL --states-url URL
\`\`\`

Before an interaction each of its states is sent to the states URL: POST, JSON \`{"state", "params"}\`. Respond with a
status from 200 to 299 once it is set up, or with another status and a message if it cannot be set up. Texts in a state
are the same in every language. Parameters with a question mark are optional. The tables say what it means
that one is left out: a value, none, or free. Choose any value of a free one, as contracts do not compare it: every pact is verified
against a server that chooses others than the reference server.

Every request, state and socket of one interaction carries the same header \`x-world\`, and no other interaction has its value. A
server with named worlds keeps its data by it. A server with one store empties it at each new value, requests included, since some
interactions have no state: without \`--parallel\` they run one after another, and the values never return. Ids and tokens repeat
between interactions, so a server that does neither finds what an earlier one has bought, blocked or spent. Scenarios
([scenarios.md](scenarios.md)) have ids and tokens of their own, and only the one that goes from world to world needs the header.

The client gives every command on the socket a field \`key\`, a text of 1 to 200 characters, beside the documented ones. Repeat
it as \`key\` in the push that answers the command, or in \`refused\`, beside the documented fields, and in no other push: the
client finds the answer by it alone, and every interaction of a command compares it.

Below each state are the records that the reference server makes or changes for the example, after the states before it in the
same interaction, with the types and values of their fields. Yours can have other records: what answers and pushes show
of them is compared, and of that only what an interaction has. A fact without a parameter, such as the length of a video, is as the
record has it.

An event is sent to the same URL while a socket with a session is open. Cause it; the push that the socket receives is
compared.`;

const exampleOf = (sentence: string, used: readonly StatedState[]): unknown => {
  const example = used.find(({ name }) => name === sentence);
  return { state: sentence, params: example?.params ?? {} };
};

/** The records that states make, by their sentence, as they were written by the last export. */
const fixtures = (): Readonly<Record<string, readonly Fixture[]>> =>
  JSON.parse(readFileSync(fixturesPath, 'utf8')) as Readonly<Record<string, readonly Fixture[]>>;

const fixtureLine = ({ record, fields, others }: Fixture): string => {
  const texts = Object.entries(fields).map(([name, { type, value }]) => `${name}: ${type} = ${JSON.stringify(value)}`);
  return `- ${record}: \`{ ${texts.join(', ')} }\`${others === 0 ? '' : `, and ${others} more`}`;
};

const fixtureText = (made: readonly Fixture[] | undefined): string => {
  if (made === undefined) return '';
  return made.length === 0 ? '\n\nMakes no record.' : `\n\nMakes or changes:\n\n${made.map(fixtureLine).join('\n')}`;
};

/** The highest number that databases store as an integer, which says nothing about a parameter. */
const highestInteger = 2_147_483_647;

/** The type of a parameter, with the bounds of a number that has both. */
const parameterText = (of: Schema): string => {
  const bare = definitionOf(unwrap(of).bare);
  if (bare.type !== 'number') return typeText(of);
  const { minimum, maximum = highestInteger } = bare;
  return minimum === undefined || maximum >= highestInteger
    ? typeText(of)
    : `${typeText(of)} from ${minimum} to ${maximum}`;
};

/** The meaning of a parameter that is left out, as Markdown. */
const leftOutText = (name: string, { params, ifLeftOut }: ProviderStateKind): string => {
  if (fieldsOf(params)[name]?.type !== 'optional') return '';
  if (!(name in ifLeftOut)) return 'free';
  return ifLeftOut[name] === null ? 'none' : `\`${JSON.stringify(ifLeftOut[name])}\``;
};

const tableOf = (kind: ProviderStateKind): string => {
  const fields = Object.entries(fieldsOf(kind.params));
  if (fields.length === 0) return 'No parameters.';
  const hasOptional = fields.some(([, of]) => of.type === 'optional');
  const rows = fields.map(([name, of]) => {
    const parameter = `\`${name}${of.type === 'optional' ? '?' : ''}\``;
    const cells = [parameter, parameterText(of).replaceAll('|', String.raw`\|`)];
    return `| ${[...cells, ...(hasOptional ? [leftOutText(name, kind)] : [])].join(' | ')} |`;
  });
  const head = hasOptional ? '| parameter | type | if left out |\n|---|---|---|' : '| parameter | type |\n|---|---|';
  return `${head}\n${rows.join('\n')}`;
};

const sectionOf = (
  kind: ProviderStateKind,
  used: readonly StatedState[],
  made: readonly Fixture[] | undefined,
): string => {
  const { sentence, description } = kind;
  const table = tableOf(kind);
  return `### ${sentence}\n\n${description}\n\n${table}\n\n\`\`\`json\n${JSON.stringify(exampleOf(sentence, used))}\n\`\`\`${fixtureText(made)}`;
};

/** The provider states as data: JSON, with the value of each parameter that is left out, null being none, and those that are free. */
export const stateData = (): object => ({
  states: states.map(({ sentence, description, isEvent, params, ifLeftOut }) => {
    const fields = Object.entries(fieldsOf(params));
    return {
      state: sentence,
      description,
      isEvent,
      params: Object.fromEntries(fields.map(([name, of]) => [name, parameterText(of)])),
      ifLeftOut,
      free: fields.flatMap(([name, of]) => (of.type === 'optional' && !(name in ifLeftOut) ? [name] : [])),
    };
  }),
});

/** The documented list of provider states, for other back ends. */
export const stateList = (): string => {
  const [persistent, events] = [states.filter(({ isEvent }) => !isEvent), states.filter(({ isEvent }) => isEvent)];
  const used = readPacts().flatMap(({ interactions }) => interactions.flatMap((each) => each.providerStates ?? []));
  const made = fixtures();
  const sectionsOf = (kinds: readonly ProviderStateKind[]) =>
    kinds.map((each) => sectionOf(each, used, made[each.sentence]));
  const sections = ['## States', ...sectionsOf(persistent), '## Events', ...sectionsOf(events)];
  return `${[introduction, ...sections].join('\n\n')}\n`;
};
