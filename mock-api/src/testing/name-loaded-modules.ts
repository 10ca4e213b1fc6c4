import { registerHooks } from 'node:module';

// Writes a line to the standard error for each module of a package that a process loads; for `node --import`.
registerHooks({
  load: (url, context, next) => {
    if (/\/(?:node_modules|packages)\//.test(url)) process.stderr.write(`loads ${url}\n`);
    return next(url, context);
  },
});
