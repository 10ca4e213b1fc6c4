import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/** Runs helmet once and collects its headers, which are the same for every response. */
const computed = (options: Parameters<typeof helmet>[0]): readonly (readonly [string, string])[] => {
  const headers = new Map<string, string>();
  const collector = {
    setHeader: (name: string, value: string) => void headers.set(name, value),
    removeHeader: (name: string) => void headers.delete(name),
  };
  // Helmet only sets and removes headers, so it needs no more of a response.
  const response = collector as unknown as ServerResponse;
  helmet(options)({} as IncomingMessage, response, () => undefined);
  return [...headers];
};

/** The label of adult content that filters of families and schools look for (RTA); documents have it in their head too. */
const adultLabel = 'RTA-5042-1996-1400-1577-RTA';

/** Security headers of data: nothing in it may run or be framed. */
export const dataHeaders: readonly (readonly [string, string])[] = computed({
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  referrerPolicy: { policy: 'same-origin' },
  strictTransportSecurity: false,
});

/** The headers of every JSON response but its length and id. */
export const jsonHeaders: readonly (readonly [string, string])[] = [
  ...dataHeaders,
  ['Content-Type', 'application/json; charset=utf-8'],
  ['Cache-Control', 'private, no-store'],
];

/** Security headers of pages and files, without the Content-Security-Policy, which has a nonce per page. */
export const pageHeaders: readonly (readonly [string, string])[] = [
  ...computed({
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
  }),
  ['Rating', adultLabel],
];

/** The Content-Security-Policy of a page. In development it allows the bundler's web socket and no Trusted Types. */
export const contentPolicy = (nonce: string, development = false): string =>
  [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr 'none'`,
    `img-src 'self' data:`,
    `media-src 'self' blob:`,
    `font-src 'self'`,
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
    `manifest-src 'self'`,
    ...(development ? [] : [`require-trusted-types-for 'script'`, `trusted-types 'none'`]),
  ].join('; ');
