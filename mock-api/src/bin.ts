#!/usr/bin/env node
/** The command of the published package. Native modules of older versions would crash, so the check comes before their imports. */
const oldest = 22;
if (Number(process.versions.node.split('.')[0]) < oldest) {
  process.stderr.write(`mock-api needs Node.js ${oldest} or newer; this is ${process.version}.\n`);
  process.exitCode = 2;
} else {
  const { runCommand } = await import('./server/command/command.ts');
  await runCommand(process.argv.slice(2), process.env);
}
