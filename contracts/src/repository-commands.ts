import { resolve } from 'node:path';
import type { Command } from './command/command-line.ts';

/** The commands that this repository has beside the published ones: they write the documents and their site, and report what is covered. */
export const repositoryCommands: Readonly<Record<string, Command>> = {
  report: async (_, print) => ((await (await import('./report/command.ts')).runReport(print)) ? 0 : 1),
  export: async (flags, print) => ((await (await import('./documents/command.ts')).runExport(flags, print)) ? 0 : 1),
  site: async ({ out = '.cache/contracts' }, print) => {
    const folder = resolve(out);
    (await import('./site/site.ts')).buildSite(folder);
    print(`Open ${folder}/index.html.`);
    return 0;
  },
};
