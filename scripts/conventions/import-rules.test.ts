import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { siteModules } from './import-rules.ts';
import { root } from './repository.ts';

const rows: readonly (readonly [file: string, specifier: string, message: string | null])[] = [
  ['packages/locale/src/a.ts', '@lounge/protocol', 'locale imports no other package'],
  ['packages/stores/src/content/actors/A.ts', '@lounge/transport', null],
  ['packages/stores/src/content/actors/A.ts', '@lounge/site/app', 'stores may use protocol'],
  ['packages/stores/src/content/actors/A.ts', 'react', 'Stores do not import React'],
  ['packages/stores/src/content/actors/A.ts', '@lounge/protocol/registry', 'every declaration'],
  ['packages/stores/src/foundation/guest/A.ts', '../../content/actors/index.ts', 'foundation must not import content'],
  [
    'packages/stores/src/content/actors/A.ts',
    '../../engagement/teasers/index.ts',
    'content must not import engagement',
  ],
  ['packages/stores/src/content/actors/A.ts', '../videos/index.ts', null],
  ['packages/stores/src/content/actors/A.ts', '../videos/Video.ts', 'through its index.ts'],
  ['packages/stores/src/content/actors/A.ts', '../../ports.ts', null],
  ['packages/stores/src/content/actors/A.ts', '../../reactive/Loadable.ts', null],
  ['mock-api/src/content/actors/handlers.ts', '../videos/statements.ts', null],
  ['mock-api/src/content/actors/handlers.ts', '../videos/map-video.ts', null],
  ['mock-api/src/content/actors/handlers.ts', '../videos/playback.ts', 'through its index.ts'],
  ['mock-api/src/content/actors/handlers.ts', 'koa', 'also run in the browser'],
  ['mock-api/src/dispatch/run-call.ts', 'node:fs', 'also run in the browser'],
  ['mock-api/src/server/server.ts', 'koa', null],
  ['packages/kit/src/badge/Badge.tsx', 'mobx', 'kit imports no MobX'],
  ['site/src/content/actors/A.tsx', '@lounge/mock-api', 'Only site/server'],
  ['site/src/foundation/page/A.tsx', '../../content/actors/ModelTile.tsx', 'foundation must not import content'],
  ['site/src/foundation/page/AScreen.tsx', '../../content/actors/ModelTile.tsx', 'foundation must not import content'],
  ['site/src/foundation/page/A.tsx', '../guest/A.tsx', 'foundation/page stands below'],
  ['site/src/foundation/guest/A.tsx', '../page/A.tsx', null],
  ['site/src/content/messenger/A.tsx', '../../foundation/wallet/A.tsx', null],
  ['site/src/content/messenger/A.tsx', '../live-chat/A.tsx', 'content/messenger stands below'],
  ['site/src/content/live-chat/running/A.tsx', '../../messenger/A.tsx', null],
  ['site/src/content/live-chat/A.tsx', '../../home/A.tsx', 'only the app imports pages'],
  ['site/src/shared/a.ts', '../foundation/page/a.ts', 'shared imports no module'],
  ['site/src/shared/a.ts', '../app/a.ts', 'Only the entries import the app'],
  ['site/src/profile/A.tsx', '../content/actors/ModelTile.tsx', null],
  ['site/src/profile/A.tsx', '../home/HomeScreen.tsx', 'only the app imports pages'],
  ['site/src/app/a.ts', '../profile/performer-route.ts', null],
  ['site/server/pages.ts', '@lounge/mock-api/server', null],
  ['contracts/src/cli.ts', '@lounge/kit', 'Contracts use the real client'],
  ['site/src/app/a.ts', '../../packages/kit/src/index.ts', 'by its name'],
  ['site/src/app/a.ts', './compose', 'end them in .ts'],
  ['stories/kit/badge/Badge.stories.tsx', '../../../packages/kit/src/badge/example.ts', null],
  ['stories/kit/badge/Badge.stories.tsx', '../../../packages/kit/src/badge/Badge.tsx', 'by its name'],
  ['site/src/app/a.ts', '../../../packages/kit/src/badge/example.ts', 'by its name'],
  ['packages/kit/src/a.test.ts', '@lounge/site/app', 'Tests of packages'],
];

const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (index: number, file: string) => `${index}/${file}`;

interface Report {
  readonly diagnostics: readonly { readonly message: string; readonly help?: string; readonly filename: string }[];
}

/** Each row has its own folder, so that one run of oxlint checks all. */
const diagnostics = (() => {
  const rules = pathToFileURL(join(root, 'scripts/conventions/import-rules.ts')).href;
  for (const [index, [file, specifier]] of rows.entries()) {
    const path = join(folder, fileOf(index, file));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `import { a } from '${specifier}';\nexport const b = a;\n`);
  }
  writeFileSync(
    join(folder, 'oxlint.config.ts'),
    `import { importRules } from '${rules}';
const inAnyFolder = importRules.map((each) => ({ ...each, files: each.files.map((glob) => glob.startsWith('**') ? glob : '*/' + glob) }));
export default { plugins: [], categories: { correctness: 'off' }, overrides: inAnyFolder };
`,
  );
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format=json', '--threads=1'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return (JSON.parse(stdout) as Report).diagnostics;
})();

test.each(rows.map((row, index) => [...row, index] as const))(
  'in %s, an import of %s is reported with: %s',
  (file, _specifier, message, index) => {
    const found = diagnostics.filter(({ filename }) => filename.endsWith(fileOf(index, file)));
    const messages = found.map((each) => `${each.message} ${each.help ?? ''}`).join('\n');
    if (message === null) expect(messages).toBe('');
    else expect(messages).toContain(message);
  },
);

test.each(Object.entries(siteModules))('all modules of %s in the site have a place in the order', (area, modules) => {
  expect(readdirSync(join(root, 'site/src', area)).toSorted()).toEqual([...modules].toSorted());
});
