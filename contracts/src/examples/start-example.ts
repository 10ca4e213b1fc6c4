import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** An example server of `contracts/examples`. */
export interface Example {
  readonly name: string;
  readonly command: string;
  readonly folder: string;
  readonly main: string;
  /** Why it cannot run here, undefined if it can. */
  readonly missing: string | undefined;
}

const folderOf = (name: string): string => fileURLToPath(new URL(`../../examples/${name}`, import.meta.url));

const importAll = 'import aiohttp, jsonschema, zoneinfo; zoneinfo.ZoneInfo("Europe/Berlin")';
const hasPackages = spawnSync('/usr/bin/python3', ['-c', importAll]).status === 0;

/** The example in Python, which needs three packages of Debian. */
export const python: Example = {
  name: 'Python',
  command: '/usr/bin/python3',
  folder: folderOf('python'),
  main: 'main.py',
  // The step of `npm test` tries to install it, and says here why it could not.
  missing: hasPackages
    ? undefined
    : `python3-aiohttp, python3-jsonschema or tzdata is missing: ${process.env['PYTHON_MISSING'] ?? '/usr/bin/python3 does not find it'}`,
};

/** The example in JavaScript. */
export const node: Example = {
  name: 'Node',
  command: process.execPath,
  folder: folderOf('node'),
  main: 'main.js',
  missing: undefined,
};

/** The addresses of a running example. */
export interface Addresses {
  readonly baseUrl: string;
  readonly socketUrl: string;
  readonly statesUrl: string;
}

// No folder of compiled files appears beside the sources.
const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };

const running: ChildProcess[] = [];

/** Starts an example on a free port; its first line has its addresses. Rejects with what it prints if it ends. */
export const startExample = async (
  { command, folder, main }: Example,
  ...options: readonly string[]
): Promise<Addresses> => {
  const child = spawn(command, [main, '--port', '0', ...options], { cwd: folder, env });
  running.push(child);
  let problems = '';
  child.stderr.on('data', (text: Buffer) => (problems += text.toString('utf8')));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(problems)));
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), ended])) as [string];
  // It ends by a signal, later.
  ended.catch(() => undefined);
  const [baseUrl = '', socketUrl = '', statesUrl = ''] = line.split(' ');
  return { baseUrl, socketUrl, statesUrl };
};

/** Ends all examples that run. */
export const endExamples = async (): Promise<void> => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
};

/** The text that an example prints for `--help`. */
export const helpOf = ({ command, folder, main }: Example): string =>
  spawnSync(command, [main, '--help'], { cwd: folder, env, encoding: 'utf8' }).stdout;
