import { readPacts } from '../verify/pact-files.ts';
import { states, type ProviderStateKind } from '@lounge/mock-api/states';
import { definitionOf, typeText } from '@lounge/protocol';

const opening = `# Provider states

Written by \`npm run contracts -- export\`.

A back end in any language is verified by

\`\`\`
node --conditions=@lounge/source contracts/src/cli.ts verify --base-url URL --socket-url URL --states-url URL
\`\`\`

Before an interaction each of its states is sent to the states URL: POST, JSON \`{"state", "params"}\`. Answer any status
from 200 to 299 once it holds, another one with a sentence when it cannot. Texts in a state are the same in every
language. Parameters with a question mark may be missing: then a flag is false, what may be null is null, and of all
others any sensible value will do, for contracts compare only what they state.

Every request, state and socket of one interaction carries the same header \`x-world\`, each interaction another. A back
end that keeps a world per name may use it; one that does not may ignore it, since interactions run one after another.

An event is sent to the same address, but only when a socket with a session listens: cause it then, and the push that
arrives on the socket is what counts.`;

const exampleOf = (sentence: string): unknown => {
  const all = readPacts().flatMap(({ interactions }) =>
    interactions.flatMap(({ providerStates = [] }) => providerStates),
  );
  const found = all.find(({ name }) => name === sentence);
  return { state: sentence, params: found?.params ?? {} };
};

const sectionOf = ({ sentence, description, params }: ProviderStateKind): string => {
  const rows = Object.entries(definitionOf(params).shape ?? {}).map(
    ([name, of]) =>
      `| \`${name}${definitionOf(of).type === 'optional' ? '?' : ''}\` | ${typeText(of).replaceAll('|', String.raw`\|`)} |`,
  );
  const table = rows.length === 0 ? 'No parameters.' : `| parameter | type |\n|---|---|\n${rows.join('\n')}`;
  return `### ${sentence}\n\n${description}\n\n${table}\n\n\`\`\`json\n${JSON.stringify(exampleOf(sentence))}\n\`\`\``;
};

/** The documented list of provider states, for back ends that are not ours. */
export const stateList = (): string => {
  const [held, events] = [states.filter(({ isEvent }) => !isEvent), states.filter(({ isEvent }) => isEvent)];
  const sections = ['## States', ...held.map(sectionOf), '## Events', ...events.map(sectionOf)];
  return `${[opening, ...sections].join('\n\n')}\n`;
};
