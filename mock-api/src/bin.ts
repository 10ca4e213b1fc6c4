#!/usr/bin/env node
/** The command of the published package. Native modules of older versions would crash, so the check comes before their imports. */
import { nodeRemedy } from './node-version.ts';

const remedy = nodeRemedy(process.version);
if (remedy === null) {
  const { runCommand } = await import('./server/command/command.ts');
  await runCommand(process.argv.slice(2), process.env);
} else {
  process.stderr.write(remedy);
  process.exitCode = 2;
}
