import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { launchOptions } from '../../site/server/chromium.ts';
import { root } from '../conventions/repository.ts';

const execute = promisify(execFile);
const project = inject('projectWithPackages');
const here = join(root, 'scripts/packages/react');

/** Without the conditions of `npm test`, by which packages are read from their sources. */
const plain = { cwd: project, env: { ...process.env, NODE_OPTIONS: '' } };

/** React of this repository as those have it that the kit's peers allow. */
const reacts = { 18: { react: 'react-18', 'react-dom': 'react-dom-18' }, 19: {} } as const;
const versions = [18, 19] as const;

const examples = join(root, 'packages/kit/src/conformance-examples.ts');

interface Rendered {
  readonly react: string;
  readonly markup: Readonly<Record<string, string>>;
}

async function renderedWith(version: keyof typeof reacts): Promise<Rendered> {
  const args = version === 18 ? ['--import', join(here, 'resolve-react-18.mjs')] : [];
  const file = join(project, 'render.mjs');
  writeFileSync(
    file,
    `import { render } from ${JSON.stringify(join(here, 'render.mjs'))};
    await render(await import('@lounge/kit'), ${JSON.stringify(examples)});`,
  );
  const { stdout, stderr } = await execute(process.execPath, [...args, file], { ...plain, maxBuffer: 2 ** 26 });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Rendered;
}

/** The kit, React and the examples as one script. */
async function bundledWith(version: keyof typeof reacts): Promise<string> {
  const aliases = Object.entries(reacts[version]).map(([name, alias]) => [name, join(root, 'node_modules', alias)]);
  const { outputFiles, warnings } = await build({
    entryPoints: [join(here, 'page.mjs')],
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

test.each(versions)('Node renders every component of the published kit with React %i', async (version) => {
  const { react, markup } = await renderedWith(version);
  expect(Number.parseInt(react, 10)).toBe(version);
  expect(Object.keys(markup).length).toBeGreaterThan(100);
  const incomplete = Object.entries(markup).filter(([, html]) => {
    const [root = ''] = /<[a-z]+ [^>]*data-own="yes"[^>]*>/.exec(html) ?? [];
    return !/class="[^"]*\bmine\b/.test(root) || !root.includes('id="own"');
  });
  expect(incomplete).toEqual([]);
});

test.each(versions)('a page hydrates every component and gets its root by ref with React %i', async (version) => {
  const { markup } = await renderedWith(version);
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
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
    expect(result).toEqual({
      react: expect.stringMatching(`^${version}\\.`),
      without: [],
      hydrated: Object.keys(markup).length,
    });
    const follows = await page.evaluate(() =>
      (globalThis as unknown as { followsItsEnd(): Promise<boolean> }).followsItsEnd(),
    );
    expect(follows).toBe(true);
    expect(said).toEqual([]);
  } finally {
    await browser.close();
  }
});

test('a server component uses themes, fonts, texts and rules, and refers to components', async () => {
  const file = join(project, 'server.mjs');
  const entries = ['', '/theme', '/fonts', '/texts/de', '/icon', '/velvet', '/brand'].map(
    (each) => `@lounge/kit${each}`,
  );
  writeFileSync(
    file,
    `const [kit, theme, fonts, texts, icon, { velvet }, brand] = await Promise.all(${JSON.stringify(entries)}.map((each) => import(each)));
    const { createElement } = await import('react');
    const throws = (run) => { try { run(); return false; } catch { return true; } };
    console.log(JSON.stringify({
      css: theme.tokensCss(velvet).includes('--kit-'),
      faces: fonts.fontFaceCss(velvet, '/fonts/').includes('@font-face'),
      texts: Object.keys(texts.messages).length > 100,
      own: brand.brandMarks(brand.createBrand(velvet)).name,
      rule: kit.showsRating({ count: 40, satisfaction: 96 }),
      icon: icon.Icon({ path: 'M0 0' }).type,
      reference: throws(() => kit.PerformerTile({})) && typeof createElement(kit.PerformerTile).type,
    }));`,
  );
  const args = ['--conditions=react-server', '--import', join(here, 'client-references.mjs'), file];
  const { stdout, stderr } = await execute(process.execPath, args, plain);
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({
    css: true,
    faces: true,
    texts: true,
    own: 'velvet',
    rule: true,
    icon: 'svg',
    reference: 'function',
  });
});
