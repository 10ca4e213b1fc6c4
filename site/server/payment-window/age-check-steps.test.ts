import { expect, test } from 'vitest';
import type { Step, StepContext } from '../step.ts';
import { openAgeCheck, submitAgeCheck } from './age-check-steps.ts';
import { createContext, testGuestId as guestId } from './test-context.ts';
import { avsStatusOf, lastPin, unconfirmed } from './test-age-check.ts';

const none = { way: null, check: null, type: null, back: null };
const send = (context: StepContext, fields: Readonly<Record<string, string>>): Promise<Step> =>
  submitAgeCheck(new URLSearchParams({ guest: String(guestId), ...fields }), guestId, context);
const number = { step: 'number', type: 'avs', countryCode: '49', number: '01512 3456789', language: 'DE' };

const setUp = async (clock?: { now: () => number }) => unconfirmed(await createContext(clock));
const viewOf = (step: Step) => ('view' in step ? step.view : null);
const idOf = (step: Step) => {
  const view = viewOf(step);
  return view?.kind === 'pin-code' ? view.verification.id : '';
};

test.each([
  ['1990-03-01', 'X1234567', { kind: 'age-checked', result: 'accepted', bonusGiven: 1000 }],
  ['1990-03-01', 'X1234560', { kind: 'age-checked', result: 'rejected', bonusGiven: null }],
  ['1990-03-01', 'X1234561', { kind: 'age-checked', result: 'pending' }],
  ['2008-11-21', 'X1234567', { kind: 'age-checked', result: 'rejected' }],
  ['2008-11-20', 'X1234567', { kind: 'age-checked', result: 'accepted' }],
  ['2030-01-01', 'X1234567', { kind: 'age-check', formError: 'birthDate', birthDate: '2030-01-01' }],
  ['1850-01-01', 'X1234567', { kind: 'age-check', formError: 'birthDate' }],
  ['1990-03-01', 'X', { kind: 'age-check', formError: 'document', birthDate: '1990-03-01', document: 'X' }],
])('checks the age for the date of birth %s and the document %s', async (birthDate, document, view) => {
  expect(await send(await setUp(), { step: 'identity', birthDate, document })).toMatchObject({ view });
});

test('opens with the ways, none of which has begun, and remembers the way back', async () => {
  const context = await setUp();
  const open = (changes: Partial<typeof none> | object) => openAgeCheck({ ...none, ...changes }, guestId, context);
  expect(await open({ back: '/en/' })).toMatchObject({
    kind: 'age-ways',
    status: 'unknown',
    bonus: 1000,
    back: '/en/',
  });
  expect(await open({ back: 'https://elsewhere.example' })).toMatchObject({ back: null });
  expect(await open({ way: 'pin-call' })).toMatchObject({ kind: 'pin-number', type: 'avs', problem: null });
  expect(await open({ way: 'pin-call', type: 'payment' })).toMatchObject({ type: 'payment' });
  expect(await open({ way: 'pin-call', type: 'fax' })).toMatchObject({ type: 'avs' });
  expect(await open({ way: 'identity' })).toMatchObject({ kind: 'age-check' });
  expect(await open({ way: 'bank' })).toMatchObject({ kind: 'age-bank', check: null });
});

test.each([
  ['de', 'DE', '49'],
  ['en', 'EN', '44'],
  ['nl', 'EN', '31'],
  ['es', 'ES', '34'],
] as const)('in %s the voice speaks %s, and the number begins with +%s', async (language, voice, countryCode) => {
  const view = await openAgeCheck({ ...none, way: 'pin-call' }, guestId, { ...(await setUp()), language });
  expect(view).toMatchObject({ typed: { language: voice, countryCode, number: '' } });
});

test('a pin-call with two wrong pins is accepted by the right one', async () => {
  const context = await setUp();
  const begun = await send(context, { ...number, back: '/en/' });
  expect(viewOf(begun)).toMatchObject({ kind: 'pin-code', problem: null, back: '/en/' });
  const pin = { step: 'pin', type: 'avs', call: idOf(begun), back: '/en/' };
  for (const triesLeft of [2, 1])
    expect(await send(context, { ...pin, pin: '000000' })).toMatchObject({
      view: { kind: 'pin-code', problem: { code: 8, triesLeft } },
    });
  expect(await send(context, { ...pin, pin: await lastPin(context) })).toMatchObject({
    view: { kind: 'age-checked', result: 'accepted', bonusGiven: 1000, back: '/en/', report: { event: 'ageChecked' } },
  });
});

test('the third wrong pin leaves the other ways', async () => {
  const context = await setUp();
  const pin = { step: 'pin', type: 'avs', call: idOf(await send(context, number)), pin: '000000' };
  const steps = [await send(context, pin), await send(context, pin), await send(context, pin)];
  expect(viewOf(steps[2] as Step)).toMatchObject({ kind: 'age-ways', lockedUntil: '2026-11-20T19:15:00.000Z' });
});

test('a number that is not called keeps what was typed', async () => {
  const step = await send(await setUp(), { ...number, number: '123' });
  expect(step).toMatchObject({
    view: { kind: 'pin-number', problem: { code: 1 }, typed: { number: '123', countryCode: '49', language: 'DE' } },
  });
});

test('no pin-call begins on a locked account, and what was typed stays', async () => {
  const context = await setUp();
  await context.world.database.change((tx) => tx.query('update guest set "isLocked" = 1', []));
  expect(await send(context, { ...number, back: '/en/' })).toMatchObject({
    view: {
      kind: 'pin-number',
      formError: 'lockedCall',
      problem: null,
      back: '/en/',
      typed: { number: number.number },
    },
  });
  expect(await lastPin(context)).toBe('');
});

test('a number for something else is verified without an age check', async () => {
  const context = await setUp();
  const begun = await send(context, { ...number, type: 'uniqueNumber' });
  const pin = { step: 'pin', type: 'uniqueNumber', call: idOf(begun), pin: await lastPin(context) };
  expect(await send(context, pin)).toMatchObject({ view: { kind: 'pin-code', verification: { verified: true } } });
  expect(await avsStatusOf(context)).toBe('unknown');
});

test('the bank leads back to where the guest came from, once', async () => {
  const context = await setUp();
  const begun = await send(context, { step: 'bank', back: '/en/video/' });
  const url = new URL('redirectTo' in begun ? begun.redirectTo : '', 'http://own.example');
  const check = url.searchParams.get('check') ?? '';
  expect(await openAgeCheck({ ...none, way: 'bank', check }, guestId, context)).toMatchObject({
    kind: 'age-bank',
    back: '/en/video/',
  });
  const answer = { step: 'bank-answer', check, answer: 'decline' };
  expect(await send(context, answer)).toMatchObject({ view: { kind: 'age-checked', result: 'rejected' } });
  expect(await send(context, { ...answer, answer: 'confirm' })).toMatchObject({
    view: { kind: 'age-ways', status: 'rejected', formError: 'stepExpired' },
  });
});

test('a check that the bank confirms says which coins it brought, the first time', async () => {
  const context = await setUp();
  const confirm = async () => {
    const begun = await send(context, { step: 'bank', back: '/en/' });
    const url = new URL('redirectTo' in begun ? begun.redirectTo : '', 'http://own.example');
    return send(context, { step: 'bank-answer', check: url.searchParams.get('check') ?? '', answer: 'confirm' });
  };
  expect(await confirm()).toMatchObject({ view: { result: 'accepted', bonusGiven: 1000 } });
  await unconfirmed(context);
  expect(await confirm()).toMatchObject({ view: { result: 'accepted', bonusGiven: null } });
});

test('the form of another account is not taken', async () => {
  const context = await setUp();
  const step = await send(context, { ...number, guest: '8' });
  expect(step).toMatchObject({ view: { kind: 'age-ways', formError: 'otherAccount' } });
  expect(await lastPin(context)).toBe('');
});

test('eleven checks are too many', async () => {
  const context = await setUp();
  const form = { step: 'identity', birthDate: '1990-03-01', document: 'X1234561' };
  for (let at = 0; at < 10; at += 1) await send(context, form);
  expect(await send(context, form)).toMatchObject({ view: { formError: 'tooMany' } });
});
