import { afterAll, expect, test } from 'vitest';
import { testSite } from './test-site.ts';

const origin = 'https://partner.example';
const site = await testSite({ allowedOrigins: [origin] });
afterAll(() => site.close());

test('an allowed origin reads calls, which a token identifies', async () => {
  const { status, headers } = await site.request('/rest/v1/breadcrumb/none', { headers: { origin } });
  expect(status).not.toBe(403);
  expect(headers['access-control-allow-origin']).toBe(origin);
});

// What reads a cookie would act for the guest who has a page of the partner open.
test.each([
  ['/choices/theme', { theme: 'dark' }],
  ['/choices/age', { age: '1' }],
  ['/choices/consent', { consent: 'all' }],
  ['/vxpay/de/log-in', { email: 'robin@example.com', password: 'a long walk home' }],
  ['/vxpay/de/top-up', { amount: '1000' }],
  ['/vxpay/de/log-out', {}],
])('a form of an allowed origin to %s is rejected', async (path, form) => {
  const { status, headers } = await site.request(path, { headers: { origin, cookie: 'age=1' }, form });
  expect([status, headers['set-cookie'], headers['access-control-allow-origin']]).toEqual([403, undefined, undefined]);
});
