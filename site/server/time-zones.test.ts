import { formatEvening } from '@lounge/locale';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSite, type TestSite } from './test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.close());

const visitorWith = (cookie: string) => ({ headers: { cookie: `age=1; consent=necessary; language=en${cookie}` } });

const zoneIn = (html: string): unknown => /"timeZone":"([^"]*)"/.exec(html)?.[1];

test.each([
  ['none', '', 'Europe/Berlin'],
  ['another zone', '; time-zone=America/New_York', 'America/New_York'],
  ['an encoded one', '; time-zone=America%2FNew_York', 'America/New_York'],
  ['one with Berlin’s clock', '; time-zone=Europe/Madrid', 'Europe/Berlin'],
  ['one that nobody knows', '; time-zone=Mars/Olympus', 'Europe/Berlin'],
  ['markup', '; time-zone=%3C%2Fscript%3E%3Cscript%3Ealert(1)', 'Europe/Berlin'],
  ['half an escape', '; time-zone=%E0%A4', 'Europe/Berlin'],
  ['much text', `; time-zone=Asia/${'T'.repeat(4000)}`, 'Europe/Berlin'],
])('a page for a cookie with %s has the times of the zone', async (_, cookie, zone) => {
  for (const path of ['/en/', '/en/cam-shows/1/', '/en/amateur/mirela/']) {
    const { status, body } = await site.request(path, visitorWith(cookie));
    expect([path, status, zoneIn(body)]).toEqual([path, 200, zone]);
    expect(body).not.toContain('alert(1)');
  }
});

test.each([
  ['; time-zone=America/New_York', 'America/New_York', 'Times for New York'],
  ['', 'Europe/Berlin', null],
])('the server renders a show with the cookie "%s" at the time of %s', async (cookie, zone, note) => {
  const { body } = await site.request('/en/cam-shows/1/', visitorWith(cookie));
  const start = /"show 1":.*?"start":"([^"]+)"/.exec(body)?.[1] ?? '';
  expect(/<dd>([^<]*:\d\d)<\/dd>/.exec(body)?.[1]).toBe(formatEvening(start, 'en', zone));
  expect(/Times for [^<]*/.exec(body)?.[0] ?? null).toBe(note);
});
