import { expect, test } from 'vitest';
import { Attention, attentionOrder } from './Attention.ts';

test('one thing at a time has its turn, in the order, whoever asked first', () => {
  const attention = new Attention();
  const leave = attentionOrder.toReversed().map((kind) => [kind, attention.ask(kind)] as const);
  for (const [kind, done] of leave.toReversed()) {
    expect(attention.current).toBe(kind);
    done();
  }
  expect(attention.current).toBeNull();
});

test('who asks twice leaves twice; giving it back twice counts once', () => {
  const attention = new Attention();
  const [one, other] = [attention.ask('incentive'), attention.ask('incentive')];
  one();
  one();
  expect(attention.current).toBe('incentive');
  other();
  expect(attention.current).toBeNull();
});
