import { brands, languages, pathTo } from '@lounge/locale';
import { notificationTypes } from '@lounge/protocol/content/notifications';
import type { NotificationData } from '@lounge/stores/content/notifications';
import { expect, test } from 'vitest';
import { loadPageIntl } from '../../shared/page-intl.ts';
import { notificationContent } from './notification-content.ts';

const actor = { id: 101, name: 'Mirela' };

const show = {
  id: 9201,
  title: [
    { value: 'Klavier bei Lampenlicht', language: 'de' as const },
    { value: 'Piano by lamplight', language: 'en' as const },
  ],
};

const program = { title: show.title, streamType: 'premium' as const, start: '2026-11-20T20:00:00.000Z' };

/** Where each type leads, behind the language. */
const links = (brand: string): Readonly<Record<keyof typeof notificationTypes, string>> => ({
  message: '/messenger/?actor=101',
  ticketBack: `/my${brand}/coins/`,
  showBegan: '/cam-shows/9201/',
  performerOnline: '/amateur/mirela/',
  voucherEnds: `/my${brand}/benefits/`,
  billRefunded: `/my${brand}/chats/`,
  billDeclined: `/my${brand}/chats/`,
  ageAccepted: `/my${brand}/age-check/`,
  ageRejected: `/my${brand}/age-check/`,
  programBegins: '/tv/premium/livestream/',
});

test.each(languages)(
  'every type of notification has a text of its own, an icon and a link that leads somewhere, in %s',
  async (language) => {
    const intl = await loadPageIntl({ language, strict: true });
    for (const brand of brands) {
      const given = Object.entries(links(brand)).map(([name, href]) => {
        const type = notificationTypes[name as keyof typeof notificationTypes];
        const notification = { type, actor, show: { ...show, refunded: null }, program } as NotificationData;
        return { href: `/${language}${href}`, content: notificationContent(notification, intl, { language, brand }) };
      });
      expect(given).toHaveLength(Object.keys(notificationTypes).length);
      expect(given.map(({ content }) => content.href)).toEqual(given.map(({ href }) => href));
      expect(given.every(({ content }) => content.icon !== undefined)).toBe(true);
      expect(new Set(given.map(({ content }) => content.text)).size).toBe(given.length);
    }
  },
);

test.each([
  ['a performer who is gone', { type: notificationTypes.performerOnline, actor: null, show: null }],
  ['a show that is not known', { type: notificationTypes.showBegan, actor, show: null }],
  ['an entry that is not known', { type: notificationTypes.programBegins, actor: null, show: null, program: null }],
  ['an unknown type', { type: 99, actor, show: null }],
])('one about %s says that there is something new, and leads nowhere', async (_, given) => {
  const intl = await loadPageIntl({ language: 'en', strict: true });
  expect(notificationContent(given as NotificationData, intl, { language: 'en', brand: 'velvet' })).toEqual({
    text: 'There is something new for you',
  });
});

test.each([
  ['en', 3000, 'The show “Piano by lamplight” of Mirela did not take place as planned. 30 coins came back to you.'],
  ['en', 100, 'The show “Piano by lamplight” of Mirela did not take place as planned. 1 coin came back to you.'],
  ['en', null, 'The show “Piano by lamplight” of Mirela did not take place as planned. Your ticket was given back.'],
  [
    'de',
    3050,
    'Die Show „Klavier bei Lampenlicht“ von Mirela fand nicht wie geplant statt. Du hast 30,5 Coins zurückbekommen.',
  ],
] as const)('a ticket that was given back names its show and the coins: %s, %s', async (language, coins, text) => {
  const intl = await loadPageIntl({ language, strict: true });
  const refunded = coins === null ? null : { value: coins, currency: 'VXC' as const };
  const given = { type: 2, actor, show: { ...show, refunded } } as NotificationData;
  expect(notificationContent(given, intl, { language, brand: 'velvet' }).text).toBe(text);
});

test.each([
  ['en', 'The show “Piano by lamplight” of Mirela has begun.'],
  ['de', 'Die Show „Klavier bei Lampenlicht“ von Mirela hat begonnen.'],
] as const)('a reminder names the show that began, and leads to it: %s', async (language, text) => {
  const intl = await loadPageIntl({ language, strict: true });
  const given = { type: 3, actor, show: { ...show, refunded: null } } as NotificationData;
  const content = notificationContent(given, intl, { language, brand: 'velvet' });
  expect([content.text, content.href]).toEqual([text, pathTo('cams.show', language, { showId: 9201 })]);
});
