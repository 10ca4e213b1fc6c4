import { createScope } from '@lounge/transport';
import { expect, test, vi } from 'vitest';
import { storedTextInMemory } from '../../reactive/stored-text.ts';
import { Attention, attentionOrder, type AttentionKind, type AttentionPause } from './Attention.ts';

const day = 86_400_000;
const questions = ['survey', 'push', 'install'] as const;
const start = Date.parse('2026-11-20T19:00:00.000Z');

/** Asks, and shows what may be shown. */
const show = (attention: Attention, kind: AttentionKind): (() => void) => {
  const done = attention.ask(kind);
  attention.begin(kind);
  return done;
};

const pairs = attentionOrder.flatMap((first, at) => attentionOrder.slice(at + 1).map((then) => [first, then] as const));

test.each(pairs)('%s is shown before %s, which never begins beside it', (first, then) => {
  const attention = new Attention({ now: () => start });
  attention.ask(then);
  const done = attention.ask(first);
  [first, then].forEach(attention.begin);
  expect(attention.current).toBe(first);
  done();
  attention.begin(then);
  // The second question of one day rests until the next.
  expect(attention.current).toBe(first === 'survey' && then === 'push' ? null : then);
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

const pauses: readonly AttentionPause[] = ['chat', 'payment', 'game', 'typing'];

test.each(pauses.flatMap((pause) => questions.map((kind) => [pause, kind] as const)))(
  'during %s no %s begins; after it, it does',
  (pause, kind) => {
    const attention = new Attention({ now: () => start });
    const end = attention.pause(pause);
    show(attention, kind);
    expect([attention.current, attention.asked]).toEqual([null, {}]);
    end();
    end();
    attention.begin(kind);
    expect(attention.current).toBe(kind);
    // A shown question leaves while a chat runs, and not while its own answer is typed.
    attention.pause(pause);
    expect(attention.current).toBe(pause === 'typing' ? kind : null);
  },
);

test('pauses hold back questions only, and a question that is shown is not replaced by another', () => {
  const attention = new Attention({ now: () => start });
  show(attention, 'push');
  show(attention, 'survey');
  expect(attention.current).toBe('push');
  attention.pause('chat');
  expect(attention.current).toBeNull();
  attention.ask('legal');
  expect(attention.current).toBe('legal');
});

test.each([
  ['survey', 'survey', 30 * day],
  ['push', 'push', 30 * day],
  ['survey', 'push', day],
  ['push', 'survey', day],
  ['install', 'install', 0],
  ['survey', 'install', 0],
] as const)('after %s was closed, %s is asked %i ms later and not before, on any page', (first, then, pause) => {
  let now = start;
  const asked = storedTextInMemory();
  const page = () => {
    const attention = new Attention({ now: () => now, asked });
    const scope = createScope();
    attention.connect(new BroadcastChannel(`${first} ${then}`), scope);
    show(attention, then);
    scope.end();
    return attention.current;
  };
  show(new Attention({ now: () => now, asked }), first)();
  now += pause - 1;
  if (pause > 0) expect(page()).toBeNull();
  now += 1;
  expect(page()).toBe(then);
});

test.each([
  ['survey', null],
  ['push', null],
  ['install', 'install'],
] as const)('where nothing can be stored, %s shows %s: its closing could not be kept', (kind, shown) => {
  const attention = new Attention({ now: () => start, asked: { read: () => null, write: () => undefined } });
  show(attention, kind);
  expect(attention.current).toBe(shown);
});

test.each(['[1', '{"survey":"soon"}', '7'])('what another version has stored, %s, keeps nothing back', (text) => {
  const scope = createScope();
  const asked = storedTextInMemory();
  asked.write(text);
  const attention = new Attention({ now: () => start, asked });
  attention.connect(new BroadcastChannel('other version'), scope);
  show(attention, 'survey');
  scope.end();
  expect(attention.current).toBe('survey');
});

test('tabs share pauses and questions: one shows, until it is closed; a tab that ends keeps nothing back', async () => {
  const scopes = [createScope(), createScope()] as const;
  const [here, there] = ['a', 'b'].map((tab) => new Attention({ now: () => start, tab })) as [Attention, Attention];
  const end = here.pause('chat');
  here.connect(new BroadcastChannel('tabs'), scopes[0]);
  there.connect(new BroadcastChannel('tabs'), scopes[1]);
  // The tab that joins is told of what runs already.
  await vi.waitFor(() => expect(there.others.size).toBe(1));
  show(there, 'install');
  expect(there.current).toBeNull();
  end();
  await vi.waitFor(() => expect(there.next).toBe('install'));
  const done = show(here, 'survey');
  await vi.waitFor(() => expect(there.next).toBeNull());
  done();
  await vi.waitFor(() => expect(there.next).toBe('install'));
  // A question that was asked in one tab rests in all.
  expect(there.asked).toEqual({ survey: start });
  here.pause('payment');
  await vi.waitFor(() => expect(there.next).toBeNull());
  scopes[0].end();
  await vi.waitFor(() => expect(there.next).toBe('install'));
  scopes[1].end();
});

test('two tabs that begin at the same time end with one', async () => {
  const scope = createScope();
  const tabs = ['a', 'b'].map((tab) => new Attention({ now: () => start, tab })) as [Attention, Attention];
  tabs.forEach((tab) => tab.connect(new BroadcastChannel('same time'), scope));
  tabs.forEach((tab) => show(tab, 'install'));
  await vi.waitFor(() => expect(tabs.map(({ current }) => current)).toEqual(['install', null]));
  scope.end();
});
