import { guestIsLocked, guestIsRestricted, guestSavedMethod } from '@lounge/mock-api/states';
import { exampleOf } from '@lounge/mock-api/dev-console';
import type { AnyCall } from '@lounge/protocol';
import { setAutoRecharge } from '@lounge/protocol/foundation/wallet';
import { declarations } from '@lounge/protocol/registry';
import { test } from 'vitest';
import { guest } from '../consume/callers.ts';
import { pactForCall, type CallPact } from '../consume/pact-for-call.ts';

const isRestricted = (each: (typeof declarations)[number]): each is AnyCall =>
  each.kind !== 'push' && each.failures.includes('restricted');

/** A call that is refused from level 1 on writes; the others spend. */
const levelOf = ({ forbiddenBy }: AnyCall): number => (forbiddenBy.includes('noWriting') ? 1 : 2);

test.each(declarations.filter(isRestricted).map((call) => [call.id, call] as const))(
  'a restricted guest is refused by %s',
  (id, call) =>
    pactForCall(call, {
      description: `${id} by a guest whose account is restricted`,
      states: [guestIsRestricted({ guestId: 7, level: levelOf(call) })],
      caller: guest,
      input: exampleOf(call.input, 7),
      error: 'restricted',
    } as CallPact<AnyCall>),
);

const isForbidden = (each: (typeof declarations)[number]): each is AnyCall =>
  each.kind !== 'push' && each.forbiddenBy.includes('locked');

test.each(declarations.filter(isForbidden).map((call) => [call.id, call] as const))(
  'a locked guest is refused by %s',
  (id, call) =>
    pactForCall(call, {
      description: `${id} by a guest whose account is locked`,
      states: [guestIsLocked({ guestId: 7 })],
      caller: guest,
      input: exampleOf(call.input, 7),
      error: 'locked',
    } as CallPact<AnyCall>),
);

test('a locked guest is refused where the automatic recharge is switched on', () =>
  pactForCall(setAutoRecharge, {
    description: 'a mutation by a locked guest that switches the automatic recharge on',
    states: [guestIsLocked({ guestId: 7 }), guestSavedMethod({ guestId: 7, kind: 'card' })],
    caller: guest,
    input: {
      isOn: true,
      threshold: { value: 2000, currency: 'VXC' },
      amount: { value: 1000, currency: 'EUR' },
      methodId: 1,
    },
    error: 'locked',
  }));
