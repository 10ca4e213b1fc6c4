import { readPacts, type StatedState } from '../verify/pact-files.ts';
import { states, type ProviderStateKind } from '@lounge/mock-api/states';
import { fieldsOf, typeText } from '@lounge/protocol';

const introduction = `# Provider states

Written by \`npm run contracts -- export\`.

A server in any language is verified by

\`\`\`
npm run contracts -- verify --base-url URL --socket-url URL --states-url URL
\`\`\`

Before an interaction each of its states is sent to the states URL: POST, JSON \`{"state", "params"}\`. Respond with a
status from 200 to 299 once it is set up, or with another status and a message if it cannot be set up. Texts in a state
are the same in every language. Parameters with a question mark are optional: a missing boolean is false, a missing
nullable value null, and you can choose any other value: contracts compare only the parameters that are present.

Every request, state and socket of one interaction carries the same header \`x-world\`; each interaction has its own. A
server with named worlds can use it. Others can ignore it: interactions run one after another, and each change has a key of
its own. Ids repeat, so a server without worlds sets an item of a state up anew, with nothing bought or changed.

The client gives every command on the socket a field \`key\`, a text of 1 to 200 characters, beside the documented ones. Repeat
it as \`key\` in the push that answers the command, or in \`refused\`, beside the documented fields, and in no other push: the
client finds the answer by it alone, and every interaction of a command compares it.

An event is sent to the same URL while a socket with a session is open. Cause it; the push that the socket receives is
compared.`;

const exampleOf = (sentence: string, used: readonly StatedState[]): unknown => {
  const example = used.find(({ name }) => name === sentence);
  return { state: sentence, params: example?.params ?? {} };
};

const sectionOf = ({ sentence, description, params }: ProviderStateKind, used: readonly StatedState[]): string => {
  const rows = Object.entries(fieldsOf(params)).map(
    ([name, of]) =>
      `| \`${name}${of.type === 'optional' ? '?' : ''}\` | ${typeText(of).replaceAll('|', String.raw`\|`)} |`,
  );
  const table = rows.length === 0 ? 'No parameters.' : `| parameter | type |\n|---|---|\n${rows.join('\n')}`;
  return `### ${sentence}\n\n${description}\n\n${table}\n\n\`\`\`json\n${JSON.stringify(exampleOf(sentence, used))}\n\`\`\``;
};

/** The provider states as data: JSON. Verification knows from it which of them are events. */
export const stateData = (): object => ({
  states: states.map(({ sentence, description, isEvent, params }) => ({
    state: sentence,
    description,
    isEvent,
    params: Object.fromEntries(Object.entries(fieldsOf(params)).map(([name, of]) => [name, typeText(of)])),
  })),
});

/** The documented list of provider states, for other back ends. */
export const stateList = (): string => {
  const [persistent, events] = [states.filter(({ isEvent }) => !isEvent), states.filter(({ isEvent }) => isEvent)];
  const used = readPacts().flatMap(({ interactions }) => interactions.flatMap((each) => each.providerStates ?? []));
  const sectionsOf = (kinds: readonly ProviderStateKind[]) => kinds.map((each) => sectionOf(each, used));
  const sections = ['## States', ...sectionsOf(persistent), '## Events', ...sectionsOf(events)];
  return `${[introduction, ...sections].join('\n\n')}\n`;
};
