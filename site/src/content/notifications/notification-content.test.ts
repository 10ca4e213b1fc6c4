import { brands, languages, pathTo } from '@lounge/locale';
import type { NotificationData } from '@lounge/stores/content/notifications';
import { expect, test } from 'vitest';
import { loadPageIntl } from '../../shared/page-intl.ts';
import { notificationContent } from './notification-content.ts';

const actor = { id: 101, name: 'Mirela' };
const types = [1, 2, 3] as const;

test.each(languages)(
  'every type of notification has a text and a link that leads somewhere, in %s',
  async (language) => {
    const intl = await loadPageIntl({ language, strict: true });
    const of = (type: number, brand: (typeof brands)[number]) =>
      notificationContent({ type, actor, show: null } as NotificationData, intl, { language, brand });
    for (const brand of brands) {
      expect(types.map((type) => of(type, brand).href)).toEqual([
        `/${language}/messenger/?actor=101`,
        `/${language}/my${brand}/coins/`,
        undefined,
      ]);
    }
    expect(new Set(types.map((type) => of(type, 'velvet').text)).size).toBe(3);
  },
);

const show = {
  id: 9201,
  title: [
    { value: 'Klavier bei Lampenlicht', language: 'de' as const },
    { value: 'Piano by lamplight', language: 'en' as const },
  ],
};

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
