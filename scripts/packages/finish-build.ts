// Finishes the build of a package of React components, in the folder that is its argument: run by its `prepack` after the compiler.
// It can run again over what it has finished.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { publishedModule } from './react-build.ts';
import { shortStyles } from '../short-styles.ts';

const [folder = process.cwd()] = process.argv.slice(2);
const dist = join(folder, 'dist');
/** Compiled from modules of the same names in the package's sources. */
const standIns = ['react.js', 'jsx-runtime.js'];

const specifierOf = (file: string, standIn: string): string => {
  const path = relative(dirname(file), standIn).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
};

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.js') && !standIns.includes(file),
);
for (const file of files) {
  const [path, mapPath] = [join(dist, file), join(dist, `${file}.map`)];
  const compiled = { code: readFileSync(path, 'utf8'), map: readFileSync(mapPath, 'utf8') };
  const replacements = { react: specifierOf(file, 'react.js'), jsxRuntime: specifierOf(file, 'jsx-runtime.js') };
  const published = publishedModule(file, await shortStyles(file, compiled), replacements);
  if (published.code === compiled.code) continue;
  writeFileSync(path, published.code);
  writeFileSync(mapPath, published.map);
}
