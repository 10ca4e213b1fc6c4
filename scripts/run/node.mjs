import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { countProcess } from './processor-time.mjs';
import { root } from './root.mjs';
import { Stop } from './say.mjs';
import { traced } from './trace.mjs';

const minMajor = 24;
const majorOf = (version) => Number(version.split('.')[0]);

/** Returns the path of the Node that runs the tools: this one if it is new enough, else the one in node_modules. */
export const toolNode = () => {
  if (majorOf(process.versions.node) >= minMajor) return process.execPath;
  const installed = join(root, 'node_modules', `node-linux-${process.arch}`, 'bin', 'node');
  if (process.platform === 'linux' && existsSync(installed)) return installed;
  throw new Stop(
    `This needs Node ${minMajor} or newer, and this is ${process.versions.node}; install Node ${minMajor} and try again.`,
  );
};

/**
 * Returns the environment of every tool: the right Node and the project's binaries first in PATH, telemetry disabled, and a folder in which
 * Node keeps what it has compiled of our sources and of the tools.
 */
export const environment = (extra = {}) => ({
  ...process.env,
  PATH: [dirname(toolNode()), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache/compiled'),
  NX_DAEMON: 'false',
  PACT_DO_NOT_TRACK: 'true',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  ...extra,
});

const parentCheckMs = 200;

/**
 * Calls `end` when the parent process has ended, as npm passes a signal to its shell only; elsewhere the parent's end is none of this
 * process. Returns a function that stops watching.
 */
const onParentEnd = (end) => {
  if (process.env.npm_lifecycle_event === undefined) return () => undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, parentCheckMs);
  return () => clearInterval(timer);
};

/** The exit codes of what a signal ends. */
const endedBy = { SIGINT: 130, SIGTERM: 143 };

/** The exit code of everything that would run after a signal; null before one. */
let ended = null;

/**
 * Runs a program. Returns its exit code. Forwards signals and the end of npm, so that it can end by itself; after one no further program
 * begins, as a list of steps would go on with the next.
 */
export const run = (program, args, options = {}) =>
  new Promise((resolve, reject) => {
    if (ended !== null) return resolve(ended);
    const [command, parameters] = traced(program, args);
    const child = spawn(command, parameters, {
      cwd: root,
      stdio: 'inherit',
      ...options,
      env: environment(options.env),
    });
    countProcess(child);
    const forward = (signal) => {
      ended = endedBy[signal];
      child.kill(signal);
    };
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, forward);
    const unwatch = onParentEnd(() => forward('SIGTERM'));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const each of ['SIGINT', 'SIGTERM']) process.off(each, forward);
      unwatch();
      resolve(code ?? endedBy[signal] ?? 1);
    });
  });

/** Runs a TypeScript file of the project; imports of its packages resolve to their sources. */
export const runSource = (file, args = [], options = {}) =>
  run(toolNode(), ['--conditions=@lounge/source', file, ...args], options);

/** Tools whose configuration, plugins or tests load our packages: they resolve to their sources, not to the output of an earlier build in dist. */
const onSources = new Set(['vite', 'vitest', 'storybook', 'playwright', 'knip']);

/** Tools written in Go, which end after one check: with fewer collections of garbage they take a sixth less time and a tenth more memory. */
const inGo = new Set(['tsc', 'oxlint']);

/** The variables of a tool, besides those of every tool. */
export const variablesOf = (name) => ({
  ...(onSources.has(name) && { NODE_OPTIONS: '--conditions=@lounge/source' }),
  ...(inGo.has(name) && { GOGC: '300' }),
});

/** Tools that would bundle their configuration, where our packages have no sources; Node loads it as it is, and in less time. */
const onConfiguration = new Set(['vite', 'vitest']);

/** The arguments of a tool, besides those of its call. */
export const argumentsOf = (name) => (onConfiguration.has(name) ? ['--configLoader', 'native'] : []);

/** Runs a binary of the project's dependencies. */
export const runTool = (name, args = [], options = {}) => {
  const env = { ...variablesOf(name), ...options.env };
  return run(join(root, 'node_modules/.bin', name), [...args, ...argumentsOf(name)], { ...options, env });
};
