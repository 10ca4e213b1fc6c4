/**
 * Extracts the English texts, checks the translations and compiles each language to a module of parsed messages: `npm run texts`. `--check`
 * only checks that the committed files are current, `--compile` only compiles. Missing or unused ids fail.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { languages } from '@lounge/locale';
import { contentOf } from './content-of.ts';

type Texts = Record<string, string>;

const root = fileURLToPath(new URL('../', import.meta.url));
const formatjs = join(root, 'node_modules/@formatjs/cli/bin/formatjs');
const translatedLanguages = languages.filter((language) => language !== 'en');
const packages = [
  { folder: 'packages/kit', sources: 'packages/kit/src/**/*.messages.ts' },
  { folder: 'site', sources: 'site/src/**/*.messages.ts' },
];
const { check: isCheck = false, compile: isCompile = false } = parseArgs({
  options: { check: { type: 'boolean' }, compile: { type: 'boolean' } },
}).values;
const problems: string[] = [];

const run = (...args: string[]) =>
  execFileSync(process.execPath, [formatjs, ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
const read = (path: string): Texts => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function sorted(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).toSorted(([a], [b]) => a.localeCompare(b)));
}

/** Writes a file, or, with `--check`, reports that it is stale. */
function writeOrCheck(path: string, text: string) {
  if (contentOf(path) === text) return;
  if (isCheck) problems.push(`${path} is stale: run npm run texts.`);
  else writeFileSync(path, text);
}

function extract(sources: string, work: string): Texts {
  const files = globSync(sources, { cwd: root });
  if (files.length === 0) return {};
  const out = join(work, 'extracted.json');
  run('extract', ...files, '--format', 'simple', '--out-file', out);
  return sorted(read(out));
}

function compare(folder: string, language: string, english: Texts, translated: Texts) {
  const missing = Object.keys(english).filter((id) => !(id in translated));
  const unused = Object.keys(translated).filter((id) => !(id in english));
  problems.push(...missing.map((id) => `${folder}/texts/${language}.json lacks ${id}: ${english[id]}`));
  problems.push(...unused.map((id) => `${folder}/texts/${language}.json has ${id}, which is not used.`));
}

const argumentPattern = /\{(\w+)/g;
/** Returns the names of a text's arguments, including those inside plural branches. */
const argumentsOf = (text: string) =>
  [...new Set([...text.matchAll(argumentPattern)].map(([, name]) => name))].toSorted().join(' ');

function compareArguments(folder: string, language: string, english: Texts, translated: Texts) {
  for (const [id, text] of Object.entries(english)) {
    const other = translated[id];
    if (other === undefined || !/[{<]/.test(text + other)) continue;
    const plural = (value: string) => value.replaceAll(/(=\d+|zero|one|two|few|many|other)\s*\{/g, '');
    if (argumentsOf(plural(text)) !== argumentsOf(plural(other))) {
      problems.push(`${folder}/texts/${language}.json: ${id} takes other arguments than the English text.`);
    }
  }
}

interface Element {
  type: number;
  value?: string;
}

/** Replaces messages of one literal element by its text. */
function shortened(parsed: Record<string, Element[]>): Record<string, Element[] | string> {
  return Object.fromEntries(
    Object.entries(parsed).map(([id, elements]) => {
      const [only] = elements;
      const isPlain = elements.length === 1 && only?.type === 0;
      return [id, isPlain ? (only?.value ?? '') : elements];
    }),
  );
}

type Compiled = ReturnType<typeof shortened>;

function compile(texts: string, work: string): Compiled {
  const out = join(work, 'compiled.json');
  run('compile', texts, '--format', 'simple', '--ast', '--out-file', out);
  return shortened(JSON.parse(readFileSync(out, 'utf8')) as Record<string, Element[]>);
}

const moduleOf = (compiled: Compiled): string =>
  `// Written by \`npm run texts\`.\nimport type { MessageFormatElement } from 'react-intl';\n\n/** Texts by id: plain ones as they are, those with values parsed. */\nexport const messages: Record<string, MessageFormatElement[] | string> = ${JSON.stringify(compiled)};\n`;

/** Compares the texts of a package with its sources and each other. */
function check(folder: string, sources: string, work: string): void {
  const english = extract(sources, work);
  const texts = join(root, folder, 'texts');
  mkdirSync(texts, { recursive: true });
  writeOrCheck(join(texts, 'en.json'), json(english));
  for (const language of translatedLanguages) {
    const translated = read(join(texts, `${language}.json`));
    compare(folder, language, english, translated);
    compareArguments(folder, language, english, translated);
  }
}

function compileAll(folder: string, work: string): void {
  const modules = join(root, folder, 'src/texts');
  mkdirSync(modules, { recursive: true });
  for (const language of languages) {
    const text = moduleOf(compile(join(root, folder, 'texts', `${language}.json`), work));
    const path = join(modules, `${language}.ts`);
    if (contentOf(path) !== text) writeFileSync(path, text);
  }
}

// A copy that is published has no site.
for (const { folder, sources } of packages.filter((each) => existsSync(join(root, each.folder, 'texts')))) {
  const before = problems.length;
  const work = mkdtempSync(join(tmpdir(), 'texts-'));
  try {
    if (!isCompile) check(folder, sources, work);
    if (!isCheck && problems.length === before) compileAll(folder, work);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
for (const line of problems) process.stderr.write(`${line}\n`);
process.stdout.write(
  problems.length === 0 ? 'Texts are complete and fresh.\n' : `${problems.length} texts need work.\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
