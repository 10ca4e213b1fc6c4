import { createHosting } from '@lounge/mock-api/server';
import type { Context } from 'koa';
import { expect, test } from 'vitest';
import { warnOfProxies } from './warn-of-proxies.ts';

const setUp = (trustedProxies: readonly string[] = []) => {
  const printed: string[] = [];
  const warn = warnOfProxies(createHosting({ trustedProxies }), (text) => void printed.push(text));
  const request = async (remoteAddress: string, headers: object = { 'x-forwarded-for': '203.0.113.9' }) => {
    let isNext = false;
    await warn({ req: { headers, socket: { remoteAddress } } } as Context, async () => void (isNext = true));
    return isNext;
  };
  return { printed, request };
};

test('a proxy that is not trusted is named once, with the setting that trusts it', async () => {
  const { printed, request } = setUp(['10.0.0.1']);
  expect([await request('10.0.0.2'), await request('10.0.0.2')]).toEqual([true, true]);
  expect(printed).toHaveLength(1);
  expect(printed[0]).toContain('TRUSTED_PROXIES=10.0.0.2');
});

test.each([
  ['a trusted proxy', ['10.0.0.1'], undefined],
  ['a visitor without such headers', [], {}],
] as const)('%s is no warning', async (_, trusted, headers) => {
  const { printed, request } = setUp(trusted);
  expect([await request('10.0.0.1', headers), printed]).toEqual([true, []]);
});

test('who sends such headers from many addresses does not fill the terminal', async () => {
  const { printed, request } = setUp();
  for (let at = 1; at < 20; at += 1) await request(`192.0.2.${at}`, { forwarded: 'for=203.0.113.9' });
  expect(printed).toHaveLength(5);
});
