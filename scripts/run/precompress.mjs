// Compresses the built files at build time, so that requests do not have to.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './root.mjs';

const folder = join(root, 'site/dist/client/assets');

const compress = (bytes) => ({
  gz: gzipSync(bytes, { level: 9 }),
  br: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
});

/** The compressed files, by content: a script without texts is equal in all languages. */
const compressed = new Map();

for (const name of readdirSync(folder, { recursive: true }).filter((each) => /\.(js|css|svg|json)$/.test(each))) {
  const bytes = readFileSync(join(folder, name));
  const content = bytes.toString('latin1');
  if (!compressed.has(content)) compressed.set(content, compress(bytes));
  for (const [extension, written] of Object.entries(compressed.get(content)))
    writeFileSync(join(folder, `${name}.${extension}`), written);
}
