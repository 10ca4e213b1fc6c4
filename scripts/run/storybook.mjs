import { runSource, runTool } from './node.mjs';
import { ensureChromium } from './set-up.mjs';

/**
 * Serves Storybook; with --build it writes a static one to storybook-static, and with --check it also opens each story of that from a
 * sub-folder. Types are built first, as the pages of documentation read them.
 */
export const storybook = async (args) => {
  const rest = args.filter((arg) => arg !== '--build' && arg !== '--check');
  const code = await runTool('tsc', ['-b']);
  if (code !== 0) return code;
  if (!args.includes('--build') && !args.includes('--check'))
    return runTool('storybook', ['dev', '--port', '6006', '--ci', ...rest]);
  const built = await runTool('storybook', ['build', '--output-dir', 'storybook-static', '--quiet']);
  if (built !== 0 || !args.includes('--check')) return built;
  await ensureChromium();
  return runSource('scripts/storybook/check-static.ts', rest);
};
