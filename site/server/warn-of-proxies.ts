import type { Hosting } from '@lounge/mock-api/server';
import type { Middleware } from 'koa';

/** Anybody can send the headers of a proxy, so there are a few warnings and no more. */
const maxWarnings = 5;

/**
 * Warns once for each sender of forwarded headers that is no trusted proxy: if it is one, all visitors behind it count as one, and share
 * their limits and places.
 */
export const warnOfProxies = (
  hosting: Pick<Hosting, 'untrustedProxyOf'>,
  print: (text: string) => void,
): Middleware => {
  const warned = new Set<string>();
  return async (ctx, next) => {
    const address = warned.size < maxWarnings ? hosting.untrustedProxyOf(ctx.req) : null;
    if (address !== null && !warned.has(address)) {
      warned.add(address);
      print(
        `${address} sends forwarded headers and is no trusted proxy, so whoever comes through it counts as one visitor. If it is your proxy, start with TRUSTED_PROXIES=${address}.`,
      );
    }
    await next();
  };
};
