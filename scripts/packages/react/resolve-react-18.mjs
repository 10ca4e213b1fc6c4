// Resolves React to 18.3 in a process, for every package that it loads.
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) => {
    const [, name, path = ''] = /^(react|react-dom)(\/.*)?$/.exec(specifier) ?? [];
    if (name === undefined) return next(specifier, context);
    return next(`${name}-18${path}`, { ...context, parentURL: import.meta.url });
  },
});
