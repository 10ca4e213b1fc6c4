// Writes packages/kit/etc/kit.api.md, the public API of the kit, from its built types. With --check it writes nothing to
// the repository and exits with 1 if the file differs or an exported declaration uses a type that is not exported.
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { contentOf } from './content-of.ts';

const root = join(import.meta.dirname, '..');
const kit = join(root, 'packages/kit');
const outputFolder = join(root, '.cache/kit-api');
const committedFile = join(kit, 'etc/kit.api.md');
const { check: isCheck = false } = parseArgs({ options: { check: { type: 'boolean' } } }).values;

const { None, Warning } = ExtractorLogLevel;

mkdirSync(outputFolder, { recursive: true });

const config = ExtractorConfig.prepare({
  packageJsonFullPath: join(kit, 'package.json'),
  configObjectFullPath: undefined,
  configObject: {
    projectFolder: kit,
    mainEntryPointFilePath: join(kit, 'dist/index.d.ts'),
    // API Extractor's TypeScript is older than ours, so it reads only our build output.
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
    apiReport: {
      enabled: true,
      reportFolder: outputFolder,
      reportTempFolder: join(outputFolder, 'own'),
      reportFileName: 'kit.api.md',
    },
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
const currentFile = join(outputFolder, 'kit.api.md');

if (errorCount > 0) process.exitCode = 1;
else if (notExported.length > 0) {
  console.error([...new Set(notExported)].join('\n'));
  process.exitCode = 1;
} else if (!isCheck) copyFileSync(currentFile, committedFile);
else if (contentOf(committedFile) !== contentOf(currentFile)) {
  console.error('The public API of the kit has changed. Run "npm run api", review the difference and commit it.');
  process.exitCode = 1;
}
