import * as http from 'node:http';
import { HttpsProxyAgent } from 'https-proxy-agent';

type Environment = Readonly<Record<string, string | undefined>>;

/** Hosts that are never called by a proxy. Pact's verifier calls this process there. */
const loopback = ['localhost', '127.0.0.1', '::1', '[::1]'];

const valueOf = (env: Environment, name: string): string => env[name] || env[name.toUpperCase()] || '';

const excludedIn = (env: Environment): string => {
  const excluded = valueOf(env, 'no_proxy');
  return excluded === '*'
    ? excluded
    : [...excluded.split(/[\s,]+/).filter((each) => each !== ''), ...loopback].join(',');
};

const isExcluded = ({ hostname, port, protocol }: URL, excluded: string): boolean =>
  excluded === '*' ||
  excluded.split(',').some((each) => {
    const [, host = each, onPort] = /^(.*):(\d+)$/.exec(each) ?? [];
    if (each === '::1' || each === '[::1]') return hostname === '[::1]';
    if (onPort !== undefined && onPort !== (port || (protocol === 'https:' ? '443' : '80'))) return false;
    const name = host.replace(/^\*?\./, '').toLowerCase();
    return hostname === name || hostname.endsWith(`.${name}`);
  });

/** Node has it from 24.14 on. */
const setGlobalProxyFromEnv = (http as Partial<typeof http>).setGlobalProxyFromEnv;

const proxyIn = (address: string, env: Environment): URL | null => {
  const url = new URL(address.replace(/^ws/, 'http'));
  const proxy = valueOf(env, `${url.protocol.slice(0, -1)}_proxy`);
  if (proxy === '' || isExcluded(url, excludedIn(env))) return null;
  const text = proxy.includes('://') ? proxy : `http://${proxy}`;
  return URL.canParse(text) ? new URL(text) : null;
};

/** The proxy for an address, by HTTP_PROXY, HTTPS_PROXY and NO_PROXY; null if it is called directly. */
export const proxyFor = (address: string, env: Environment = process.env): URL | null =>
  setGlobalProxyFromEnv === undefined ? null : proxyIn(address, env);

/** The agent of a socket's handshake by its proxy; undefined if it has none. */
export const agentFor = (address: string): http.Agent | undefined => {
  const proxy = proxyFor(address);
  return proxy === null ? undefined : new HttpsProxyAgent(proxy);
};

/** The proxy of an address in words, without its password; an empty text if it has none. */
export const byProxy = (address: string): string => {
  const proxy = URL.canParse(address) ? proxyFor(address) : null;
  return proxy === null ? '' : ` (by the proxy ${proxy.origin}, which HTTP_PROXY or HTTPS_PROXY names)`;
};

/** Whether an address needs a proxy that this version of Node cannot use. */
export const lacksProxySupport = (addresses: readonly string[]): boolean =>
  setGlobalProxyFromEnv === undefined && addresses.some((each) => proxyIn(each, process.env) !== null);

/**
 * Makes requests of this process and its children follow the variables, without those to loopback. Returns a function that undoes it.
 */
export const followProxies = (): (() => void) => {
  const { env } = process;
  if (['http_proxy', 'https_proxy'].every((name) => valueOf(env, name) === '')) return () => undefined;
  const before = { no_proxy: env['no_proxy'], NO_PROXY: env['NO_PROXY'] };
  // Pact's verifier, which is native, and the processes that run it read them too.
  env['no_proxy'] = env['NO_PROXY'] = excludedIn(env);
  const restore = setGlobalProxyFromEnv?.(env);
  return () => {
    restore?.();
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete env[name];
      else env[name] = value;
    }
  };
};
