import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

const { None, Warning } = ExtractorLogLevel;

/** Where API Extractor reads and writes. */
interface ExtractionOptions {
  /** The folder of the package whose manifest names it. */
  readonly packageFolder: string;
  /** The folder from which the model names source files. */
  readonly projectFolder: string;
  /** The built declarations of all that is public. They must be up to date: `tsc -b`. */
  readonly types: string;
  readonly outputFolder: string;
  readonly reportName: string;
  /** The file of the model; null writes none. */
  readonly modelFile: string | null;
}

/** The mistakes in the types of a package. */
export interface Extraction {
  readonly errorCount: number;
  /** Messages about types that a declaration uses and no entry exports. */
  readonly notExported: readonly string[];
}

const configuration = (options: ExtractionOptions) =>
  ExtractorConfig.prepare({
    packageJsonFullPath: join(options.packageFolder, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: options.projectFolder,
      mainEntryPointFilePath: options.types,
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
          files: [options.types],
        },
      },
      newlineKind: 'lf',
      apiReport: {
        enabled: true,
        reportFolder: options.outputFolder,
        reportTempFolder: join(options.outputFolder, 'own'),
        reportFileName: options.reportName,
      },
      docModel: options.modelFile === null ? { enabled: false } : { enabled: true, apiJsonFilePath: options.modelFile },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: { default: { logLevel: None }, 'ae-forgotten-export': { logLevel: Warning } },
        tsdocMessageReporting: { default: { logLevel: None } },
      },
    },
  });

/** Writes the report of a package's public types, and their model if one is asked for. */
export function extractApi(options: ExtractionOptions): Extraction {
  const notExported = new Set<string>();
  const { errorCount } = Extractor.invoke(configuration(options), {
    localBuild: true,
    messageCallback: (message) => {
      if (message.messageId === 'ae-forgotten-export') notExported.add(message.text);
      message.handled = message.logLevel !== ExtractorLogLevel.Error;
    },
  });
  return { errorCount, notExported: [...notExported] };
}
