import { Marked } from 'marked';
import { escaped } from '../results/junit.ts';

const style = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1f2430; background: #fff; }
body { margin: 0; }
nav.site { display: flex; gap: 1.5rem; padding: 0.75rem 1.5rem; background: #1f2430; }
nav.site a { color: #fff; text-decoration: none; }
nav.site a[aria-current='page'] { text-decoration: underline; text-underline-offset: 0.3em; }
main.text { max-width: 60rem; margin: 0 auto; padding: 1rem 1.5rem 4rem; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid #d5d8e0; border-radius: 0.5rem; background: #f6f7f9; }
code { font: 0.875em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
table { border-collapse: collapse; }
th, td { padding: 0.25rem 0.75rem; border: 1px solid #d5d8e0; text-align: left; vertical-align: top; }
details { border-top: 1px solid #d5d8e0; padding: 0.5rem 0; }
summary { cursor: pointer; }
dt { margin-top: 0.75rem; }
dd { margin: 0 0 0 1.5rem; }
dd p { margin: 0.25rem 0; }
input[type='search'] { font: inherit; width: 100%; box-sizing: border-box; padding: 0.5rem; }
[hidden] { display: none; }
`;

/** The pages in the order of the navigation. */
export const pages = [
  ['index.html', 'Overview'],
  ['rest.html', 'REST'],
  ['queries.html', 'Queries'],
  ['socket.html', 'Socket'],
  ['states.html', 'Provider states'],
] as const;

/** The file of a page. */
export type PageFile = (typeof pages)[number][0];

const navigation = (current: PageFile): string =>
  pages
    .map(([file, name]) => `<a href="${file}"${file === current ? ' aria-current="page"' : ''}>${escaped(name)}</a>`)
    .join('\n');

/** The parts of a page. */
export interface PageParts {
  readonly file: PageFile;
  readonly body: string;
  /** Further elements of the head. @default none */
  readonly head?: string;
}

/** A page of the site. It loads only what lies beside it: a policy forbids everything else. */
export const pageOf = ({ file, body, head = '' }: PageParts): string => {
  const name = pages.find(([each]) => each === file)?.[1] ?? '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; worker-src 'self' blob:; connect-src 'self'">
<title>${escaped(name)} · Contracts of the guest client</title>
<style>${style}</style>
${head}
</head>
<body>
<nav class="site" aria-label="Documents">
${navigation(file)}
</nav>
${body}
</body>
</html>
`;
};

// Examples contain HTML, which is shown and not rendered.
const markdown = new Marked({ renderer: { html: ({ text }) => escaped(text) } });

/** Converts Markdown of the documents to HTML. */
export const htmlOfMarkdown = (text: string): string => markdown.parse(text, { async: false });
