// Writes packages/kit/etc/kit.api.md, the public face of the kit, from its built types. With --check it writes nothing to
// the repository and ends with 1 when the file differs or an exported part names a type that is not exported.
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { contentOf } from './content-of.ts';

const root = join(import.meta.dirname, '..');
const kit = join(root, 'packages/kit');
const made = join(root, '.cache/kit-api');
const kept = join(kit, 'etc/kit.api.md');
const isCheck = process.argv.includes('--check');

const { None, Warning } = ExtractorLogLevel;

mkdirSync(made, { recursive: true });

const config = ExtractorConfig.prepare({
  packageJsonFullPath: join(kit, 'package.json'),
  configObjectFullPath: undefined,
  configObject: {
    projectFolder: kit,
    mainEntryPointFilePath: join(kit, 'dist/index.d.ts'),
    // Its TypeScript is older than ours and reads only what ours has built.
    compiler: {
      overrideTsconfig: {
        compilerOptions: {
          target: 'es2023',
          module: 'nodenext',
          lib: ['es2024', 'dom', 'dom.iterable'],
          strict: true,
          skipLibCheck: true,
          types: ['react'],
        },
        files: ['dist/index.d.ts'],
      },
    },
    newlineKind: 'lf',
    apiReport: { enabled: true, reportFolder: made, reportTempFolder: join(made, 'own'), reportFileName: 'kit.api.md' },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: {
      extractorMessageReporting: {
        default: { logLevel: None },
        'ae-forgotten-export': { logLevel: Warning },
      },
      tsdocMessageReporting: { default: { logLevel: None } },
    },
  },
});

const notExported: string[] = [];
const { errorCount } = Extractor.invoke(config, {
  localBuild: true,
  messageCallback: (message) => {
    if (message.messageId === 'ae-forgotten-export') notExported.push(message.text);
    message.handled = message.logLevel !== ExtractorLogLevel.Error;
  },
});
const now = join(made, 'kit.api.md');

if (errorCount > 0) process.exitCode = 1;
else if (notExported.length > 0) {
  console.error([...new Set(notExported)].join('\n'));
  process.exitCode = 1;
} else if (!isCheck) copyFileSync(now, kept);
else if (contentOf(kept) !== contentOf(now)) {
  console.error('The public face of the kit has changed. Run "npm run api", read the difference and commit it.');
  process.exitCode = 1;
}
