import { runTool } from './node.mjs';

/**
 * The projects in order: every package with the globals of its environment only, the part of the server that also runs in
 * browsers with the globals that Node and browsers share, then everything with its tests.
 */
const projects = [
  ['-b', '--builders', '2'],
  ['-p', 'mock-api/tsconfig.portable.json'],
  ['-p', 'tsconfig.checks.json'],
];

/** Without it there are four checkers, each of which computes the types anew that several need. */
const oneChecker = ['--checkers', '1'];

/** Checks all types; returns an exit code. */
export const checkTypes = async (output = {}) => {
  for (const project of projects) {
    const code = await runTool('tsc', [...project, ...oneChecker], output);
    if (code !== 0) return code;
  }
  return 0;
};
