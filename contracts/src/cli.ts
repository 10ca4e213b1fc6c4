import { resolve } from 'node:path';
import { runCommandLine } from './command/command-line.ts';

/** The command line in this repository: it also writes the documents and their site, and reports what is covered. */
await runCommandLine(process.argv.slice(2), {
  report: async (_, print) => ((await (await import('./report/command.ts')).runReport(print)) ? 0 : 1),
  export: async (flags, print) => ((await (await import('./documents/command.ts')).runExport(flags, print)) ? 0 : 1),
  site: async ({ out = '.cache/contracts' }, print) => {
    const folder = resolve(out);
    (await import('./site/site.ts')).buildSite(folder);
    print(`Open ${folder}/index.html.`);
    return 0;
  },
});
