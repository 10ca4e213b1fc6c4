import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { componentOf, exampleFiles } from '../../../packages/kit/src/examples.ts';
import { launchOptions } from '../../../site/server/chromium.ts';
import { patientPage } from '../../patient-page.ts';
import { root } from '../../conventions/repository.ts';

const execute = promisify(execFile);
const project = inject('projectWithPackages');
const here = import.meta.dirname;

/** React of this repository as those have it that the kit's peers allow. */
const reacts = { 18: { react: 'react-18', 'react-dom': 'react-dom-18' }, 19: {} } as const;

/** Writes a module that exports the example of each component by its name, for Node and for the page. Returns its path. */
function writtenExamples(): string {
  const kit = join(root, 'packages/kit/src');
  const lines = Object.entries(exampleFiles).flatMap(([file, exported]) =>
    Object.keys(exported).map(
      (name) => `export { ${name} as ${componentOf(name)} } from ${JSON.stringify(join(kit, file))};`,
    ),
  );
  const path = join(project, 'examples.mjs');
  writeFileSync(path, lines.join('\n'));
  return path;
}

const examples = JSON.stringify(writtenExamples());

interface Rendered {
  readonly react: string;
  readonly markup: Readonly<Record<string, string>>;
}

/** Runs Node without the conditions of `npm test`, by which packages are read from their sources. Returns what it prints. */
export async function runOutside(args: readonly string[]): Promise<string> {
  const options = { cwd: project, env: { ...process.env, NODE_OPTIONS: '' }, maxBuffer: 2 ** 26 };
  const { stdout, stderr } = await execute(process.execPath, args, options);
  expect(stderr).toBe('');
  return stdout;
}

async function renderedWith(version: keyof typeof reacts): Promise<Rendered> {
  const args = version === 18 ? ['--import', join(here, 'resolve-react-18.mjs')] : [];
  const file = join(project, `render-with-react-${version}.mjs`);
  writeFileSync(
    file,
    `import { render } from ${JSON.stringify(join(here, 'render.mjs'))};
    await render(await import('@lounge/kit'), await import(${examples}));`,
  );
  return JSON.parse(await runOutside([...args, file])) as Rendered;
}

/** The kit, React and the examples as one script. */
async function bundledWith(version: keyof typeof reacts): Promise<string> {
  const aliases = Object.entries(reacts[version]).map(([name, alias]) => [name, join(root, 'node_modules', alias)]);
  const { outputFiles, warnings } = await build({
    stdin: {
      contents: `import * as examples from ${examples};
      import { followsItsEnd, hydrate } from ${JSON.stringify(join(here, 'page.mjs'))};
      Object.assign(globalThis, { followsItsEnd, hydrate: (markup) => hydrate(examples, markup) });`,
      resolveDir: here,
    },
    nodePaths: [join(project, 'node_modules')],
    bundle: true,
    write: false,
    format: 'iife',
    alias: Object.fromEntries(aliases),
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'silent',
  });
  expect(warnings).toEqual([]);
  return outputFiles[0]?.text ?? '';
}

/** Opens a page that hydrates the markup. Returns what the page finds, and the warnings and errors of its console. */
async function hydratedWith(version: keyof typeof reacts, markup: Rendered['markup']) {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await patientPage(browser);
    const said: string[] = [];
    page.on('console', (message) => {
      const isProblem = ['warning', 'error'].includes(message.type());
      if (isProblem && !message.text().startsWith('Failed to load resource')) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(String(error)));
    await page.addScriptTag({ content: await bundledWith(version) });
    const result = await page.evaluate(
      (given) => (globalThis as unknown as { hydrate(markup: unknown): { react: string } }).hydrate(given),
      markup,
    );
    const follows = await page.evaluate(() =>
      (globalThis as unknown as { followsItsEnd(): Promise<boolean> }).followsItsEnd(),
    );
    return { result, follows, said };
  } finally {
    await browser.close();
  }
}

/** Declares tests that the published kit renders on a server and hydrates in a page with a version of React. */
export const testReact = (version: keyof typeof reacts): void => {
  let rendering: Promise<Rendered> | null = null;
  const rendered = (): Promise<Rendered> => (rendering ??= renderedWith(version));

  test(`Node renders every component of the published kit with React ${version}`, async () => {
    const { react, markup } = await rendered();
    expect(Number.parseInt(react, 10)).toBe(version);
    expect(Object.keys(markup).length).toBeGreaterThan(100);
    const incomplete = Object.entries(markup).filter(([, html]) => {
      const [element = ''] = /<[a-z]+ [^>]*data-own="yes"[^>]*>/.exec(html) ?? [];
      return !/class="[^"]*\bmine\b/.test(element) || !element.includes('id="own"');
    });
    expect(incomplete).toEqual([]);
  });

  test(`a page hydrates every component and gets its root by ref with React ${version}`, async () => {
    const { markup } = await rendered();
    const { result, follows, said } = await hydratedWith(version, markup);
    expect(result).toEqual({
      react: expect.stringMatching(`^${version}\\.`),
      without: [],
      hydrated: Object.keys(markup).length,
    });
    expect(follows).toBe(true);
    expect(said).toEqual([]);
  });
};
