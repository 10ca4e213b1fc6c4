import { readPacts } from '../verify/pact-files.ts';
import { states, type ProviderStateKind } from '@lounge/mock-api/states';
import { definitionOf, typeText } from '@lounge/protocol';

const opening = `# Provider states

Written by \`npm run contracts -- export\`.

A server in any language is verified by

\`\`\`
node --conditions=@lounge/source contracts/src/cli.ts verify --base-url URL --socket-url URL --states-url URL
\`\`\`

Before an interaction each of its states is sent to the states URL: POST, JSON \`{"state", "params"}\`. Answer any status
from 200 to 299 once it holds, another one with a sentence when it cannot. Texts in a state are the same in every
language. Parameters with a question mark may be missing: a boolean is then false, a nullable value null, and any
other value is yours to choose: contracts compare only the parameters that are present.

Every request, state and socket of one interaction carries the same header \`x-world\`, each interaction another. A server
with a world per name can use it; others can ignore it, since interactions run one after another.

An event is sent to the same address while a socket with a session is open: cause it, and the push that arrives on the
socket is compared.`;

const exampleOf = (sentence: string): unknown => {
  const all = readPacts().flatMap(({ interactions }) =>
    interactions.flatMap(({ providerStates = [] }) => providerStates),
  );
  const used = all.find(({ name }) => name === sentence);
  return { state: sentence, params: used?.params ?? {} };
};

const sectionOf = ({ sentence, description, params }: ProviderStateKind): string => {
  const rows = Object.entries(definitionOf(params).shape ?? {}).map(
    ([name, of]) =>
      `| \`${name}${definitionOf(of).type === 'optional' ? '?' : ''}\` | ${typeText(of).replaceAll('|', String.raw`\|`)} |`,
  );
  const table = rows.length === 0 ? 'No parameters.' : `| parameter | type |\n|---|---|\n${rows.join('\n')}`;
  return `### ${sentence}\n\n${description}\n\n${table}\n\n\`\`\`json\n${JSON.stringify(exampleOf(sentence))}\n\`\`\``;
};

/** The documented list of provider states, for servers of others. */
export const stateList = (): string => {
  const [lasting, events] = [states.filter(({ isEvent }) => !isEvent), states.filter(({ isEvent }) => isEvent)];
  const sections = ['## States', ...lasting.map(sectionOf), '## Events', ...events.map(sectionOf)];
  return `${[opening, ...sections].join('\n\n')}\n`;
};
