import { runTool } from './node.mjs';

/**
 * The projects in order: every package with the globals of its environment only, the part of the server that also runs in
 * browsers with the globals that Node and browsers share, then everything with its tests.
 */
const projects = [['-b'], ['-p', 'mock-api/tsconfig.portable.json'], ['-p', 'tsconfig.checks.json']];

/** Checks all types; returns an exit code. */
export const checkTypes = async (output = {}) => {
  for (const project of projects) {
    const code = await runTool('tsc', project, output);
    if (code !== 0) return code;
  }
  return 0;
};
