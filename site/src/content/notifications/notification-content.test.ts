import { brands, languages } from '@lounge/locale';
import type { NotificationData } from '@lounge/stores/content/notifications';
import { expect, test } from 'vitest';
import { createTexts } from '../../app/texts.ts';
import { notificationContent } from './notification-content.ts';

const actor = { id: 101, name: 'Mirela' };
const types = [1, 2, 3] as const;

test.each(languages)(
  'every type of notification has a text and a link that leads somewhere, in %s',
  async (language) => {
    const intl = (await createTexts({ language, strict: true }, { withLazyTexts: true })).intl();
    const of = (type: number, brand: (typeof brands)[number]) =>
      notificationContent({ type, actor } as NotificationData, intl, { language, brand });
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
