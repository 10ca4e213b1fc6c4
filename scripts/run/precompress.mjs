// Compresses the built files at build time, so that requests do not have to.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './root.mjs';

const folder = join(root, 'site/dist/client/assets');
for (const name of readdirSync(folder).filter((each) => /\.(js|css|svg|json)$/.test(each))) {
  const bytes = readFileSync(join(folder, name));
  writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params }));
}
