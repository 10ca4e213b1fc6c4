import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from './root.mjs';
import { Stop } from './say.mjs';

const least = 24;
const majorOf = (version) => Number(version.split('.')[0]);

/** The Node that tools run on: this one when it is new enough, else the one that was installed beside the project. */
export const toolNode = () => {
  if (majorOf(process.versions.node) >= least) return process.execPath;
  const installed = join(root, 'node_modules', `node-linux-${process.arch}`, 'bin', 'node');
  if (process.platform === 'linux' && existsSync(installed)) return installed;
  throw new Stop(
    `This needs Node ${least} or newer, and this is ${process.versions.node}; install Node ${least} and try again.`,
  );
};

/** The environment of every tool: the right Node and the project's own binaries first, nothing that phones home. */
export const environment = (extra = {}) => ({
  ...process.env,
  PATH: [dirname(toolNode()), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  NX_DAEMON: 'false',
  PACT_DO_NOT_TRACK: 'true',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  ...extra,
});

/** Runs a program to its end; answers its exit code. Signals reach it, so that it can end by itself. */
export const run = (program, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options, env: environment(options.env) });
    const forward = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, forward);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const each of ['SIGINT', 'SIGTERM']) process.off(each, forward);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });

/** Runs a TypeScript file of the project on the sources of its packages. */
export const runSource = (file, args = [], options = {}) =>
  run(toolNode(), ['--conditions=@lounge/source', file, ...args], options);

/** Tools whose plugins load our own packages: from their sources, never from what an earlier build left in dist. */
const onSources = new Set(['vitest', 'storybook']);

/** Runs a binary of the project's dependencies. */
export const runTool = (name, args = [], options = {}) => {
  const env = onSources.has(name) ? { NODE_OPTIONS: '--conditions=@lounge/source', ...options.env } : options.env;
  return run(join(root, 'node_modules/.bin', name), args, env === undefined ? options : { ...options, env });
};
