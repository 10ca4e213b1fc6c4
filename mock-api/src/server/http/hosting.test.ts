import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createHosting, type HostingOptions } from './hosting.ts';

const requestWith = (headers: Record<string, string>, remoteAddress = '10.0.0.1', isEncrypted = false) =>
  ({ headers, socket: { remoteAddress, encrypted: isEncrypted } }) as unknown as IncomingMessage;

const proxied: HostingOptions = { trustedProxies: ['10.0.0.0/8'] };
const publicOrigins = { velvet: 'https://velvet.example', brasa: 'https://fiesta.example' };

test.each<[string, HostingOptions, Record<string, string>, string, string]>([
  ['no proxy is trusted', {}, { 'x-forwarded-for': '203.0.113.9' }, '198.51.100.7', '198.51.100.7'],
  ['a proxy is trusted', proxied, { 'x-forwarded-for': '203.0.113.9' }, '10.0.0.1', '203.0.113.9'],
  ['a stranger sends the header', proxied, { 'x-forwarded-for': '203.0.113.9' }, '198.51.100.7', '198.51.100.7'],
  ['a client forges the header', proxied, { 'x-forwarded-for': '1.2.3.4, 203.0.113.9' }, '10.0.0.1', '203.0.113.9'],
  ['there are two proxies', proxied, { 'x-forwarded-for': '203.0.113.9, 10.0.0.2' }, '10.0.0.1', '203.0.113.9'],
  ['the proxy adds nothing', proxied, {}, '10.0.0.1', '10.0.0.1'],
])('the client’s address, when %s', (_, options, headers, remoteAddress, expected) => {
  expect(createHosting(options).addressOf(requestWith(headers, remoteAddress))).toBe(expected);
});

const named: HostingOptions = { ...proxied, countryHeader: 'CF-IPCountry' };

test.each<[string, HostingOptions, Record<string, string>, string, string | null]>([
  ['a trusted proxy names it', named, { 'cf-ipcountry': 'at' }, '10.0.0.1', 'AT'],
  ['a stranger names it', named, { 'cf-ipcountry': 'AT' }, '198.51.100.7', null],
  ['no header is set', proxied, { 'cf-ipcountry': 'AT' }, '10.0.0.1', null],
  ['no proxy is trusted', { countryHeader: 'CF-IPCountry' }, { 'cf-ipcountry': 'AT' }, '10.0.0.1', null],
  ['a client put one before', named, { 'cf-ipcountry': 'DE, AT' }, '10.0.0.1', 'AT'],
  ['the proxy does not know it', named, { 'cf-ipcountry': 'XX' }, '10.0.0.1', null],
  ['it is no country', named, { 'cf-ipcountry': 'T1' }, '10.0.0.1', null],
  ['the proxy adds nothing', named, {}, '10.0.0.1', null],
])('the client’s country, when %s', (_, options, headers, remoteAddress, expected) => {
  expect(createHosting(options).countryOf(requestWith(headers, remoteAddress))).toBe(expected);
});

test.each<[string, HostingOptions, Record<string, string>, string, boolean]>([
  ['a host', {}, { host: 'velvet.test:3000' }, 'http://velvet.test:3000', false],
  ['no host', {}, {}, 'http://localhost', false],
  ['a forged scheme', {}, { host: 'velvet.test', 'x-forwarded-proto': 'https' }, 'http://velvet.test', false],
  ['a proxy’s scheme', proxied, { host: 'a.test', 'x-forwarded-proto': 'https' }, 'https://a.test', true],
  [
    'a scheme that the client put before',
    proxied,
    { host: 'a.test', 'x-forwarded-proto': 'https, http' },
    'http://a.test',
    false,
  ],
  [
    'a host that the client put before',
    proxied,
    { host: 'inner', 'x-forwarded-host': 'evil.test, a.test' },
    'http://a.test',
    false,
  ],
  ['a proxy’s host', proxied, { host: 'inner', 'x-forwarded-host': 'a.test' }, 'http://a.test', false],
  ['a public origin', { publicOrigins }, { host: 'velvet.example' }, 'https://velvet.example', true],
  ['another brand’s', { publicOrigins }, { host: 'fiesta.example' }, 'https://fiesta.example', true],
  ['a foreign host', { publicOrigins }, { host: 'evil.example' }, 'https://velvet.example', true],
  ['a foreign host of a brand', { publicOrigins }, { host: 'brasa.evil' }, 'https://fiesta.example', true],
])('the origin of %s', (_, options, headers, origin, isSecure) => {
  const hosting = createHosting(options);
  const request = requestWith(headers);
  expect([hosting.originOf(request), hosting.isSecure(request)]).toEqual([origin, isSecure]);
});

test('an encrypted connection is secure', () => {
  const request = requestWith({ host: 'a.test' }, '10.0.0.1', true);
  expect([createHosting().isSecure(request), createHosting().originOf(request)]).toEqual([true, 'https://a.test']);
});

test.each<[string, Record<string, string>, boolean]>([
  ['the own origin', { origin: 'https://velvet.example' }, false],
  ['the own host with another scheme', { origin: 'http://velvet.example' }, true],
  ['the own host with another port', { origin: 'https://velvet.example:8443' }, true],
  ['the origin of the other brand', { origin: 'https://fiesta.example' }, true],
  ['another origin', { origin: 'https://evil.example' }, true],
  ['the origin null', { origin: 'null' }, true],
  ['no origin and no metadata', {}, false],
  ['a cross-site form without an origin', { 'sec-fetch-site': 'cross-site' }, true],
  ['a form of a neighbouring host', { 'sec-fetch-site': 'same-site' }, true],
  ['a form of the site', { 'sec-fetch-site': 'same-origin' }, false],
  ['a typed address', { 'sec-fetch-site': 'none' }, false],
])('a request with %s is foreign: %s', (_, headers, expected) => {
  const request = requestWith({ host: 'velvet.example', ...headers });
  expect(createHosting({ publicOrigins }).isForeign(request)).toBe(expected);
});

test.each<[string, Record<string, string>, boolean]>([
  ['an allowed page', { origin: 'https://partner.example' }, false],
  ['the site', { origin: 'https://velvet.example' }, false],
  ['another scheme of an allowed page', { origin: 'http://partner.example' }, true],
  ['a page whose origin begins like an allowed one', { origin: 'https://partner.example.evil' }, true],
  ['the origin null', { origin: 'null' }, true],
  ['a cross-site form without an origin', { 'sec-fetch-site': 'cross-site' }, true],
])('a call of %s is foreign: %s', (_, headers, expected) => {
  const hosting = createHosting({ publicOrigins, allowedOrigins: ['https://partner.example'] });
  const request = requestWith({ host: 'velvet.example', ...headers });
  expect(hosting.isForeignCall(request)).toBe(expected);
});

test('what reads a cookie finds an allowed page foreign', () => {
  const hosting = createHosting({ publicOrigins, allowedOrigins: ['https://partner.example'] });
  expect(hosting.isForeign(requestWith({ host: 'velvet.example', origin: 'https://partner.example' }))).toBe(true);
});

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['not:an:address', 'not:an:address'],
])('limits count %s as %s', (address, expected) => {
  expect(createHosting().addressOf(requestWith({}, address))).toBe(expected);
});
