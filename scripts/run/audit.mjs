import { spawnSync } from 'node:child_process';
import { root } from './root.mjs';
import { say } from './say.mjs';

const severities = ['critical', 'high', 'moderate', 'low'];

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

/** The lines of an audit: what is shipped and has advisories, the worst first. */
export const advisoriesOf = (vulnerabilities) =>
  Object.values(vulnerabilities)
    .toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity))
    .map(({ name, severity, range }) => `${severity}: ${name} ${range}`);

/**
 * Compares what is shipped with the registry's advisories. Returns 0 if there are none, 1 if there are some, 2 if the registry does
 * not tell, as mirrors do: then nothing is known.
 */
export const audit = async (args) => {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev', ...args], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { vulnerabilities } = parsed(stdout);
  if (vulnerabilities === undefined) {
    say(
      'The registry does not tell about advisories, so nothing is known; ask another one with npm run audit -- --registry URL.',
    );
    return 2;
  }
  const lines = advisoriesOf(vulnerabilities);
  say(lines.length === 0 ? 'Nothing that is shipped has an advisory.' : lines.join('\n'));
  return lines.length === 0 ? 0 : 1;
};
