// `prepack` and `postpack` of the published packages: what is packed has no condition `source`, because it has no sources,
// and carries the licence. Runs in the package's folder; the manifest comes back byte for byte.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run/root.mjs';
import { say, Stop } from './run/say.mjs';

const file = join(process.cwd(), 'package.json');
const licence = join(process.cwd(), 'LICENSE');
const manifest = JSON.parse(readFileSync(file, 'utf8'));
const kept = join(root, '.cache/manifests', `${manifest.name.replace('/', '-')}.json`);

/** A value of `exports` without the condition `source`, at every depth. */
const withoutSource = (value) =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([name]) => name !== 'source')
          .map(([name, each]) => [name, withoutSource(each)]),
      )
    : value;

const restore = () => {
  if (!existsSync(kept)) return;
  writeFileSync(file, readFileSync(kept));
  rmSync(kept);
};

const prepare = () => {
  // A packing that broke off has left its manifest behind.
  restore();
  if (!existsSync(join(process.cwd(), 'dist')))
    throw new Stop(`${manifest.name} has no dist; run "npm run build" first.`);
  const original = readFileSync(file);
  const { exports, scripts: _, devDependencies: __, ...rest } = JSON.parse(original.toString('utf8'));
  mkdirSync(join(root, '.cache/manifests'), { recursive: true });
  writeFileSync(kept, original);
  writeFileSync(file, `${JSON.stringify({ ...rest, exports: withoutSource(exports) }, null, 2)}\n`);
  copyFileSync(join(root, 'LICENSE'), licence);
};

const finish = () => {
  restore();
  rmSync(licence, { force: true });
};

const steps = { prepack: prepare, postpack: finish };
const step = steps[process.argv[2] ?? ''];
try {
  if (step === undefined) throw new Stop('pack-manifest.mjs knows prepack and postpack.');
  step();
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
