/** Reads the examples of code in documents. */
import { readdirSync, readFileSync } from 'node:fs';
import { root, workspaces } from '../conventions/repository.ts';

/** An example of code in a document. */
export interface Snippet {
  /** The document's path from the root, and the line where the example begins. */
  readonly place: string;
  readonly document: string;
  readonly language: string;
  readonly code: string;
}

const examples = readdirSync(`${root}/examples`, { withFileTypes: true }).filter((each) => each.isDirectory());

/** The documents for those who use the packages and the server. */
const documents: readonly string[] = [
  'README.md',
  ...workspaces
    .filter((each) => each.startsWith('packages/') || each === 'mock-api')
    .map((each) => `${each}/README.md`),
  ...examples.map(({ name }) => `examples/${name}/README.md`),
  'docs/own-back-end.md',
];

/** The examples in the text of a document. */
export const snippetsOf = (document: string, text: string): readonly Snippet[] =>
  [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(({ 1: language = '', 2: code = '', index }) => ({
    place: `${document}:${text.slice(0, index).split('\n').length + 1}`,
    document,
    language,
    code,
  }));

/** The examples of all documents. */
export const snippets = documents.flatMap((document) =>
  snippetsOf(document, readFileSync(`${root}/${document}`, 'utf8')),
);

const value = String.raw`("(?:[^"\\]|\\.)*"|\[[^\]]*\]|true|false|-?\d+)`;
const shownValue = new RegExp(String.raw`^(?:const \{? ?(\w+) ?\}? = )?(?:console\.log\((.+)\)|(.+?)); // ${value}`);

/**
 * Makes a snippet check the values that its comments show: `formatCoins(50, 'en'); // "0.5"` is compared with `"0.5"`. Kinds of spaces do not
 * count.
 */
export const withChecks = (code: string): string => {
  const lines = code.split('\n').map((line) => {
    const [, name, printed, expression, shown] = shownValue.exec(line) ?? [];
    if (shown === undefined) return line;
    return name === undefined ? `check(${printed ?? expression}, ${shown});` : `${line}\ncheck(${name}, ${shown});`;
  });
  return `${lines.join('\n')}
function check(actual: unknown, shown: unknown): void {
  const text = (each: unknown) => JSON.stringify(each).replaceAll(/\\s/g, ' ');
  if (text(actual) !== text(shown)) throw new Error(\`\${text(actual)} is not \${text(shown)}, as the comment says\`);
}
`;
};
