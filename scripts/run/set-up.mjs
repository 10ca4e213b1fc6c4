import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './hash-of.mjs';
import { install, isInstalled } from './installed.mjs';
import { run, runSource, runTool } from './node.mjs';
import { root } from './root.mjs';
import { say, Stop } from './say.mjs';

const lockHash = () => hashOf(readFileSync(join(root, 'package-lock.json')));

/** Compiles the texts if they have changed since: the compiled modules are not in git. */
const ensureTexts = async () => {
  const stamp = join(root, '.cache/texts');
  // A copy that is published has no site.
  const folders = ['packages/kit', 'site'].filter((folder) => existsSync(join(root, folder, 'texts')));
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder, 'texts')).map((name) => join(root, folder, 'texts', name)),
  );
  files.push(join(root, 'scripts/texts.ts'));
  const fingerprint = hashOf(files.map((file) => readFileSync(file, 'utf8')).join('') + lockHash());
  const areCompiled = folders.every((folder) => existsSync(join(root, folder, 'src/texts/en.ts')));
  if (areCompiled && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  const output = { stdio: ['ignore', 'ignore', 'inherit'] };
  if ((await runSource('scripts/texts.ts', ['--compile'], output)) !== 0)
    throw new Stop('The texts could not be compiled; the lines above say why.');
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, fingerprint);
};

/** Installs the dependencies, all or those of a workspace, if the installed ones do not match the lockfile. */
const ensureDependencies = (workspace) => {
  if (isInstalled(root, workspace)) return;
  say(`Installing ${workspace === null ? 'the dependencies' : 'what the site needs'}; this happens once …`);
  if (!install(root, workspace))
    throw new Stop('The dependencies could not be installed; check the network and try again.');
};

/** Prepares what every command needs: the dependencies, all or those of a workspace, and the compiled texts. */
export const ensureInstalled = async (workspace = null) => {
  ensureDependencies(workspace);
  await ensureTexts();
};

const ignored = new Set(['node_modules', 'dist', '.cache', '__screenshots__']);

/** Returns names, sizes and times of all files of a folder, to detect changes without reading the files. */
const fingerprintOf = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ignored.has(entry.name) ? [] : fingerprintOf(path);
    const { mtimeMs, size } = statSync(path);
    return [`${path} ${mtimeMs} ${size}`];
  });

const siteInputs = [
  'site/src',
  'site/texts',
  'packages/kit',
  'packages/stores',
  'packages/transport',
  'packages/protocol',
  'packages/locale',
];

const buildSite = async (output) => {
  const stamp = join(root, '.cache/site-build');
  const configuration = [
    'index.html',
    'any-language.ts',
    'build-plugins.ts',
    'localized-texts.ts',
    'syntax.ts',
    'vite.config.ts',
  ].map((name) => readFileSync(join(root, 'site', name), 'utf8'));
  const fingerprint = hashOf(
    siteInputs.flatMap((folder) => fingerprintOf(join(root, folder))).join('\n') +
      configuration.join('\n') +
      lockHash(),
  );
  const isBuilt = existsSync(join(root, 'site/dist/server/entry-server.js'));
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  say('Building the site …');
  const build = (args) =>
    runTool('vite', ['build', '--logLevel', 'warn', ...args], { ...output, cwd: join(root, 'site') });
  if ((await build([])) !== 0 || (await build(['--ssr', 'src/entry-server.tsx'])) !== 0) {
    throw new Stop('The site could not be built; the lines above say why.');
  }
  const { toolNode } = await import('./node.mjs');
  if ((await run(toolNode(), ['scripts/run/precompress.mjs'], output)) !== 0)
    throw new Stop('The site’s files could not be compressed.');
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, fingerprint);
};

let building = null;

/** Builds the site if its sources have changed since the last build; checks that run beside each other share one build. */
export const ensureSite = (output = {}) =>
  (building ??= buildSite(output).finally(() => {
    building = null;
  }));

/** Installs packages of Debian as root. Returns why that was not possible, or null. */
const installPackages = async (packages) => {
  const command = `apt-get install ${packages.join(' ')}`;
  if (!existsSync('/usr/bin/apt-get')) return 'there is no apt-get on this system';
  if (process.getuid?.() !== 0) return `run "sudo ${command}"`;
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], quiet);
  const code = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
  return code === 0 ? null : `"${command}" failed`;
};

/** Where a Chromium may be; the headless shell opens a page with half the processor time, because it has no window. */
const chromiumPaths = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Ensures that Chromium is installed; as root on Debian, installs its headless shell if both are missing. */
export const ensureChromium = async () => {
  const chosen = process.env.CHROMIUM_PATH;
  const paths = chosen === undefined ? chromiumPaths : [chosen];
  if (paths.some((path) => existsSync(path))) return;
  if (process.getuid?.() === 0) say('Installing Chromium for the browser tests; this happens once …');
  const reason = await installPackages(['chromium-headless-shell']);
  if (reason !== null) throw new Stop(`Chromium is not at ${paths.join(' or ')}: ${reason}, or set CHROMIUM_PATH.`);
};

/** The packages of Debian that the example of a back end in Python needs, and its imports. */
const pythonPackages = ['python3-aiohttp', 'python3-jsonschema', 'tzdata'];
const importAll = 'import aiohttp, jsonschema, zoneinfo; zoneinfo.ZoneInfo("Europe/Berlin")';

/**
 * Ensures that Python has what the example of a back end in Python uses; as root on Debian, installs it if it is missing. Partners copy
 * that example. Where that fails, its tests are skipped, with the reason.
 */
export const ensurePython = async () => {
  const hasAll = () => spawnSync('/usr/bin/python3', ['-c', importAll]).status === 0;
  if (hasAll()) return;
  const names = pythonPackages.join(', ');
  if (process.getuid?.() === 0) say(`Installing ${names} for the example in Python; this happens once …`);
  const reason = await installPackages(pythonPackages);
  if (!hasAll()) process.env.PYTHON_MISSING = reason ?? `/usr/bin/python3 fails at: ${importAll}`;
};

const smokeBrowsers = [
  {
    name: 'firefox',
    title: 'Firefox',
    packages: ['firefox-esr'],
    files: [process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'],
  },
  {
    name: 'webkit',
    title: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    files: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
  },
];

/**
 * Ensures that the browsers of the smoke run are installed; as root on Debian, installs missing ones. Returns the names of
 * the available browsers, and prints why another one is left out.
 */
export const ensureSmokeBrowsers = async () => {
  const available = [];
  for (const { name, title, packages, files } of smokeBrowsers) {
    const isPresent = () => files.every((file) => existsSync(file));
    if (!isPresent() && process.getuid?.() === 0) say(`Installing ${title} for the smoke run; this happens once …`);
    const reason = isPresent() ? null : await installPackages(packages);
    if (isPresent()) available.push(name);
    else say(`The smoke run leaves out ${title}: ${reason ?? `${files.join(' or ')} is missing`}.`);
  }
  return { available, isComplete: available.length === smokeBrowsers.length };
};
