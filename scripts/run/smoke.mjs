import { say } from './say.mjs';
import { ensureSmokeBrowsers } from './set-up.mjs';

/**
 * Runs the smoke run, `work`, in the available browsers; CI, which may install them, must have all. `output` says where it prints. Returns
 * an exit code.
 */
export const smoke = async (work, output) => {
  const { available, isComplete } = await ensureSmokeBrowsers();
  const env = { SMOKE_BROWSERS: available.join(',') };
  const code = await work({ ...output, env });
  if (isComplete || process.env.CI !== 'true' || process.getuid?.() !== 0) return code;
  say('In CI no browser may be left out.');
  return code || 1;
};
