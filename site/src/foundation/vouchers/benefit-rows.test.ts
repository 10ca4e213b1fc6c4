import type { VoucherList } from '@lounge/stores/foundation/vouchers';
import { createIntl } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { benefitRows } from './benefit-rows.ts';

const now = Date.parse('2026-11-20T19:00:00.000Z');

const code = (id: number, rest: Partial<VoucherList[number]> = {}): VoucherList[number] => ({
  id,
  guestId: 7,
  type: 9,
  amount: 1,
  seconds: null,
  subject: 'TURN10',
  maxPrice: null,
  worth: null,
  actorId: null,
  gives: '10 % more coins with your next top-up',
  validFrom: `2026-11-1${id}T19:00:00.000Z`,
  validTo: null,
  actors: [],
  ...rest,
});

const rowsOf = (vouchers: VoucherList, onUseCode = vi.fn()) =>
  benefitRows(vouchers, [], {
    intl: createIntl({ locale: 'en', onError: () => undefined }),
    language: 'en',
    brand: 'velvet',
    now,
    adding: null,
    onAddCredits: vi.fn(),
    onUseCode,
  });

test('equal bonus codes that were won at different times are one row, whose step uses the code', () => {
  const onUseCode = vi.fn();
  const rows = rowsOf([code(1), code(2), code(3)], onUseCode);
  expect(rows.map(({ amount, name }) => [amount, name])).toEqual([[3, 'TURN10']]);
  const step = rows[0]?.step;
  if (step && 'onAct' in step) step.onAct();
  expect(onUseCode).toHaveBeenCalledExactlyOnceWith('TURN10');
});

test('bonus codes of other texts, ends, performers or beginnings to come stay apart', () => {
  const [validTo, validFrom] = ['2026-12-24T22:59:59.000Z', '2026-11-25T19:00:00.000Z'];
  const actor = {
    id: 101,
    online: false,
    name: 'Mirela',
    link: '/en/amateur/mirela/',
    avatar: { url: '/pictures/velvet/avatar/mirela', kind: 'avatar', tint: 5 } as const,
  };
  const others = [
    { subject: 'PLUS 10' },
    { validTo },
    { actorId: 101, actors: [actor] },
    { validFrom },
    { validFrom: validTo },
  ];
  expect(rowsOf([code(1), ...others.map((rest, at) => code(at + 2, rest))])).toHaveLength(6);
});
