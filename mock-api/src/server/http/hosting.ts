import type { IncomingMessage } from 'node:http';
import { brandOfHost, brands, type Brand } from '@lounge/locale';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** How the server is reached. */
export interface HostingOptions {
  /** The brand of host names without one. @default 'velvet' */
  readonly brand?: Brand;
  /** The origin of each brand's site, such as `https://velvet.example`. @default the host of the request */
  readonly publicOrigins?: Partial<Readonly<Record<Brand, string>>>;
  /** Addresses and CIDR blocks of proxies whose `X-Forwarded-*` headers are true. @default none */
  readonly trustedProxies?: readonly string[];
  /** The header in which those proxies name the client's country in two letters, such as `CF-IPCountry`. @default none, and countries are unknown */
  readonly countryHeader?: string | null;
  /** Origins of pages that may make calls and open the socket from elsewhere, such as `https://partner.example`. @default none */
  readonly allowedOrigins?: readonly string[];
  /** Headers that those pages may send besides the ones of calls, such as `traceparent`. @default none */
  readonly allowedHeaders?: readonly string[];
}

type HttpRequest = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Where requests come from and what they ask for, through proxies too. */
export interface Hosting {
  /** The address of the client, as limits count it: of IPv6 its network. */
  addressOf(request: HttpRequest): string;
  /** The country of the client's network in two capital letters, where a trusted proxy names it; null otherwise. */
  countryOf(request: HttpRequest): string | null;
  /** The brand of the requested host. */
  brandOf(request: HttpRequest): Brand;
  /** The origin of the requested site: scheme, host and port. Never from the request where public origins are set. */
  originOf(request: HttpRequest): string;
  /** Whether the browser's connection is encrypted. */
  isSecure(request: HttpRequest): boolean;
  /** Whether a browser sent the request from a page of another origin. Clients other than browsers send none of its headers. */
  isForeign(request: HttpRequest): boolean;
  /** Whether it is foreign and of no allowed origin. For requests that a token identifies; what reads a cookie asks `isForeign`. */
  isForeignCall(request: HttpRequest): boolean;
  /** Whether a page of this origin may make calls from elsewhere. */
  isAllowed(origin: string): boolean;
  /** The address of who sends headers of a proxy without being a trusted one; null for all others. */
  untrustedProxyOf(request: HttpRequest): string | null;
  /** Whether any browser can have an encrypted connection. */
  readonly mayBeSecure: boolean;
  /** Whether pages of any other origin may make calls. */
  readonly hasAllowedOrigins: boolean;
  /** Headers that those pages may send besides the ones of calls. */
  readonly allowedHeaders: readonly string[];
}

/** The last value of a header that proxies append to; those before it may be the client's. */
const lastOf = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header.at(-1) : header)?.split(',').at(-1)?.trim();

/** The fetch metadata of requests from the site itself, and of addresses that somebody typed. */
const ownSites = new Set(['same-origin', 'none']);

/** Addresses of IPv6 are given out in blocks of this many bits: whoever has one has all of them. */
const networkBits = 64;

/** The address that limits count: the whole address of IPv4, the network of IPv6. */
const limitedAddress = (address: string): string => {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed
    .toNormalizedString()
    .split(':')
    .slice(0, networkBits / 16)
    .join(':')}::/${networkBits}`;
};

/** Two letters; `XX` and `ZZ` stand for no country. */
const countryPattern = /^(?!XX|ZZ)[A-Z]{2}$/;

/** The headers that proxies add to requests. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded'] as const;

/** Creates the hosting of a server. Throws if a trusted proxy is no address. */
export const createHosting = ({
  brand: fallback = 'velvet',
  publicOrigins = {},
  trustedProxies = [],
  countryHeader = null,
  allowedOrigins = [],
  allowedHeaders = [],
}: HostingOptions = {}): Hosting => {
  const allowed = new Set(allowedOrigins);
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  const hasProxies = trustedProxies.length > 0;
  const brandByHost = new Map(
    brands.flatMap((brand) => {
      const origin = publicOrigins[brand];
      return origin === undefined ? [] : [[new URL(origin).host, brand] as const];
    }),
  );
  const forwarded = ({ headers, socket }: HttpRequest, name: 'x-forwarded-host' | 'x-forwarded-proto') =>
    hasProxies && isTrusted(socket.remoteAddress ?? '', 0) ? lastOf(headers[name]) : undefined;
  /** Values that are no country, such as `XX` and `T1` of networks whose place is unknown, count as none. */
  const countryOf = ({ headers, socket }: HttpRequest): string | null => {
    if (countryHeader === null || !hasProxies || !isTrusted(socket.remoteAddress ?? '', 0)) return null;
    const country = lastOf(headers[countryHeader.toLowerCase()])?.toUpperCase() ?? '';
    return countryPattern.test(country) ? country : null;
  };
  const hostOf = (request: HttpRequest): string | undefined =>
    forwarded(request, 'x-forwarded-host') ?? request.headers.host;
  const brandOf = (request: HttpRequest): Brand => {
    const host = hostOf(request);
    return brandByHost.get(host ?? '') ?? brandOfHost(host, fallback);
  };
  const publicOriginOf = (request: HttpRequest): string | undefined =>
    publicOrigins[brandOf(request)] ?? publicOrigins[fallback];
  const isSecure = (request: HttpRequest): boolean => {
    const origin = publicOriginOf(request);
    if (origin !== undefined) return origin.startsWith('https:');
    const { socket } = request;
    if ('encrypted' in socket && socket.encrypted === true) return true;
    return forwarded(request, 'x-forwarded-proto') === 'https';
  };
  const originOf = (request: HttpRequest): string =>
    publicOriginOf(request) ?? `${isSecure(request) ? 'https' : 'http'}://${hostOf(request) ?? 'localhost'}`;
  const isForeign = (request: HttpRequest): boolean => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    // A page without an origin, such as a sandboxed frame, sends `null`.
    if (origin !== undefined) return origin !== originOf(request);
    return typeof site === 'string' && !ownSites.has(site);
  };
  return {
    addressOf: (request) =>
      limitedAddress(
        hasProxies ? proxyAddr(request as IncomingMessage, isTrusted) : (request.socket.remoteAddress ?? 'unknown'),
      ),
    countryOf,
    brandOf,
    originOf,
    isSecure,
    isForeign,
    isForeignCall: (request) => isForeign(request) && !allowed.has(request.headers.origin ?? ''),
    isAllowed: (origin) => allowed.has(origin),
    hasAllowedOrigins: allowed.size > 0,
    allowedHeaders,
    untrustedProxyOf: ({ headers, socket }) => {
      const isForwarded = proxyHeaders.some((name) => headers[name] !== undefined);
      const address = socket.remoteAddress ?? 'unknown';
      return isForwarded && !(hasProxies && isTrusted(address, 0)) ? address : null;
    },
    mayBeSecure: hasProxies || Object.values(publicOrigins).some((origin) => origin.startsWith('https:')),
  };
};
