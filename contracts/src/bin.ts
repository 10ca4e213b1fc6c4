#!/usr/bin/env node
/** The command line of the published package. Syntax and imports of newer versions come after the check. */
const oldest = 22;
if (Number(process.versions.node.split('.')[0]) < oldest) {
  process.stderr.write(`contracts needs Node.js ${oldest} or newer; this is ${process.version}.\n`);
  process.exitCode = 2;
} else {
  const { runCommandLine } = await import('./command/command-line.ts');
  await runCommandLine(process.argv.slice(2));
}
