import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KitProvider } from '../kit-provider/index.ts';
import { velvet } from '../velvet/index.ts';
import { type SpinWheelOptions, useSpinWheel, type WeightedSegment } from './index.ts';
import { restingAngle } from './wheel.ts';

const host = document.createElement('div');
let root: Root;
let isReducedMotion = true;

beforeEach(() => {
  document.body.append(host);
  root = createRoot(host);
  vi.spyOn(window, 'matchMedia').mockImplementation(
    // The hook asks only whether it matches.
    (media) => ({ matches: isReducedMotion, media }) as MediaQueryList,
  );
});
afterEach(() => {
  root.unmount();
  host.remove();
  vi.restoreAllMocks();
  isReducedMotion = true;
});

const segmentsOf = (...ids: readonly string[]): readonly WeightedSegment[] =>
  ids.map((id) => ({ id, kind: 'coins', weight: 1 }));

function Wheel(props: SpinWheelOptions<WeightedSegment>) {
  const wheel = useSpinWheel(props);
  return (
    <section {...wheel.getRootProps()} data-base={wheel.base} data-won={wheel.won?.id} data-unknown={wheel.wonUnknown}>
      <div {...wheel.getWheelProps()} data-wheel="" />
      <p {...wheel.getResultProps()} />
      <button {...wheel.getSpinButtonProps()}>Spin</button>
    </section>
  );
}

const show = (options: Partial<SpinWheelOptions<WeightedSegment>>): HTMLElement => {
  flushSync(() =>
    root.render(
      <KitProvider brand={velvet} strict>
        <Wheel spins={2} segments={segmentsOf('a', 'b', 'c')} random={() => 0.5} {...options} />
      </KitProvider>,
    ),
  );
  const section = host.querySelector('section');
  if (section === null) throw new Error('There is no wheel.');
  return section;
};

const spin = () => host.querySelector('button')?.click();

test('the result comes into view once, also where the segments are made anew on each render', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const onSpin = () => Promise.resolve({ segment: 'b' });
  const section = show({ onSpin });
  spin();
  await vi.waitFor(() => expect(section.dataset['won']).toBe('b'));
  await vi.waitFor(() => expect(scrollIntoView).toHaveBeenCalledOnce());
  show({ onSpin });
  show({ onSpin });
  await new Promise((resolve) => setTimeout(resolve));
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

test('a spin ends by the latest segments and calls the latest listener', async () => {
  const { promise, resolve } = Promise.withResolvers<{ segment: string }>();
  const [before, after] = [vi.fn(), vi.fn()];
  const section = show({ onSpin: () => promise, onStop: before });
  spin();
  show({ segments: segmentsOf('a', 'b', 'c', 'late'), onSpin: () => promise, onStop: after });
  resolve({ segment: 'late' });
  await vi.waitFor(() => expect(section.dataset['won']).toBe('late'));
  expect(after).toHaveBeenCalledWith({ segment: 'late' });
  expect(before).not.toHaveBeenCalled();
});

test('a listener that changes while the wheel slows down is called', async () => {
  isReducedMotion = false;
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((step) =>
    Number(setTimeout(() => step(performance.now() + 60_000))),
  );
  const [before, after] = [vi.fn(), vi.fn()];
  const onSpin = () => Promise.resolve({ segment: 'b' });
  const section = show({ onSpin, onStop: before });
  spin();
  await vi.waitFor(() => expect(section.dataset['state']).toBe('slowing'), { interval: 0 });
  show({ onSpin, onStop: after });
  await vi.waitFor(() => expect(after).toHaveBeenCalledWith({ segment: 'b' }));
  expect(before).not.toHaveBeenCalled();
});

test('a wheel whose segments come later rests on the last one', async () => {
  const onSpin = () => Promise.resolve({ segment: 'a' });
  show({ segments: [], isPending: true, last: 'b' });
  const segments = segmentsOf('a', 'b', 'c');
  const section = show({ segments, last: 'b', onSpin });
  const base = restingAngle(segments, 'b', () => 0.5);
  expect(section.dataset['base']).toBe(String(base));
  const wheel = section.querySelector<HTMLElement>('[data-wheel]');
  expect(wheel?.style.rotate).toBe('');
  spin();
  await vi.waitFor(() => expect(section.dataset['won']).toBe('a'));
  const won = restingAngle(segments, 'a', () => 0.5);
  expect(wheel?.style.rotate).toBe(`${(won ?? 0) - (base ?? 0)}deg`);
});

const late: WeightedSegment = { id: 'late', kind: 'gift', weight: 0 };

test.each([
  ['what the answer describes', { segment: 'late', won: late }, 'late', 'false'],
  ['an unknown prize, where it describes none', { segment: 'late' }, undefined, 'true'],
])('an accepted spin whose segment the wheel does not have won %s', async (_, answer, won, isUnknown) => {
  const onStop = vi.fn();
  const section = show({ onSpin: () => Promise.resolve(answer), onStop });
  spin();
  await vi.waitFor(() => expect(section.dataset['state']).toBe('stopped'));
  expect([section.dataset['won'], section.dataset['unknown']]).toEqual([won, isUnknown]);
  expect(onStop).toHaveBeenCalledExactlyOnceWith({ segment: 'late' });
});
