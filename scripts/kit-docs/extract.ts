import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { extractApi } from '../extract-api.ts';

const root = join(import.meta.dirname, '../..');
const kit = join(root, 'packages/kit');
const outputFolder = join(root, '.cache/kit-api');
const modelFile = join(outputFolder, 'kit.api.json');

/** Writes the model of the kit's built types, which must be up to date: `tsc -b`. Returns its file. */
export function extractKitModel(): string {
  mkdirSync(outputFolder, { recursive: true });
  extractApi({
    packageFolder: kit,
    projectFolder: kit,
    types: join(kit, 'dist/index.d.ts'),
    outputFolder,
    reportName: 'kit.api.md',
    modelFile,
  });
  return modelFile;
}
