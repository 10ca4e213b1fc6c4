import { expect, test } from 'vitest';
import { onEverySecond } from './every-second.ts';
import { shownTime, spokenTime } from './spoken-time.ts';

const stepClock = () => {
  const waits = new Set<() => void>();
  return {
    waits,
    now: () => 0,
    after: (_: number, run: () => void) => {
      waits.add(run);
      return () => void waits.delete(run);
    },
    step: () => {
      const due = [...waits];
      for (const run of due) if (waits.delete(run)) run();
    },
  };
};

test('all countdowns of a clock wait for one timer, which ends with the last of them', () => {
  const clock = stepClock();
  const calls: string[] = [];
  const ends = ['a', 'b', 'c'].map((name) => onEverySecond(clock, () => calls.push(name)));
  expect(clock.waits.size).toBe(1);
  clock.step();
  clock.step();
  expect(calls).toEqual(['a', 'b', 'c', 'a', 'b', 'c']);
  expect(clock.waits.size).toBe(1);
  ends[0]?.();
  ends[1]?.();
  clock.step();
  expect(calls.slice(6)).toEqual(['c']);
  ends[2]?.();
  expect(clock.waits.size).toBe(0);
});

test('a countdown that ends itself in its second leaves no timer behind', () => {
  const clock = stepClock();
  const end = onEverySecond(clock, () => end());
  clock.step();
  expect(clock.waits.size).toBe(0);
});

test.each([
  [1, 'en', '0:01', '1 minute'],
  [60, 'en', '1:00', '1 minute'],
  [61, 'de', '1:01', '2 Minuten'],
  [3600, 'nl', '1:00:00', '1 uur'],
  [15_129, 'es', '4:12:09', '4 horas 13 minutos'],
  [86_400, 'de', '1 Tag', '24 Stunden'],
])('%d seconds in %s are shown as %s and read as %s', (seconds, language, shown, spoken) => {
  expect([shownTime(seconds, language), spokenTime(seconds, language)]).toEqual([shown, spoken]);
});
