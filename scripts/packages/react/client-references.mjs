// Loads client modules as a server of server components does: each export becomes a reference that cannot be called.
import { registerHooks } from 'node:module';
import { parseSync } from 'oxc-parser';

const referenceTo = (name, url) => {
  const message = JSON.stringify(`${name} of ${url} is a client component, hook or value.`);
  const thrower = `() => { throw new Error(${message}); }`;
  return name === 'default' ? `export default ${thrower};` : `export const ${name} = ${thrower};`;
};

const namesIn = (url, source) =>
  parseSync(url, source).module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name),
  );

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context);
    const source = Buffer.from(loaded.source ?? '').toString();
    if (loaded.format !== 'module' || !/^(['"])use client\1/.test(source)) return loaded;
    return {
      ...loaded,
      source: namesIn(url, source)
        .map((name) => referenceTo(name, url))
        .join('\n'),
    };
  },
});
