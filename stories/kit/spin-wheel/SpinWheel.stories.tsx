import { SpinChances, type SpinSegment, SpinWheel } from '@lounge/kit/spin-wheel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { rush, segments } from './segments.tsx';

/** The server's answer. */
const answering = (segment: string) => fn(() => Promise.resolve({ segment }));

const meta = {
  title: 'Kit/SpinWheel',
  component: SpinWheel,
  args: { segments, spins: 3, last: 'orchid', random: () => 0.5, onSpin: answering('coins-100'), onStop: fn() },
} satisfies Meta<typeof SpinWheel>;
export default meta;

type Story = StoryObj<typeof meta>;

const stateOf = (canvasElement: HTMLElement) => canvasElement.querySelector('section')?.dataset['state'];
/** @spec component:SpinWheel 1 */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('button', { name: /^Spin,? 3 left$/ })).toHaveLength(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('Your last spin Orchid');
    await expect(stateOf(canvasElement)).toBe('resting');
  },
};

/** @spec component:SpinWheel 4-5, component:SpinResult 2 */
export const SpunByItsButton: Story = {
  args: { onSpin: answering('coins-100') },
  play: async ({ canvas, canvasElement, args }) => {
    const [hub, button] = canvas.getAllByRole('button', { name: /^Spin,? 3 left$/ });
    await userEvent.click(button as HTMLElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('The wheel is turning.');
    await userEvent.click(hub as HTMLElement);
    await waitFor(() => expect(args.onStop).toHaveBeenCalledWith({ segment: 'coins-100' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('You won 100 coins');
    await expect(stateOf(canvasElement)).toBe('stopped');
    await expect(args.onSpin).toHaveBeenCalledOnce();
  },
};
/** Where the result is below the fold, it comes into view. */
export const ResultComesIntoView: Story = {
  args: { onSpin: answering('rose') },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <>
        <svg width="10" height="500" aria-hidden />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    scrollTo(0, 0);
    const result = canvas.getByRole('status');
    await expect(result.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight);
    canvas.getAllByRole('button')[0]?.focus({ preventScroll: true });
    await userEvent.keyboard(' ');
    await waitFor(() => expect(result).toHaveTextContent('You won Rose'));
    await waitFor(() => expect(result.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    scrollTo(0, 0);
  },
};
/** @spec component:SpinResult 4 */
export const SpunByKeysWithFocusOnly: Story = {
  args: { onSpin: answering('rose') },
  play: async ({ canvas, args }) => {
    await userEvent.keyboard(' {Enter}');
    await expect(args.onSpin).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSpin).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('You won Rose'));
  },
};
export const SpunByAPush: Story = {
  args: { onSpin: answering('moon'), segments: rush, last: 'c10' },
  play: async ({ canvas, canvasElement, args }) => {
    const face = canvasElement.querySelector('[data-part="face"]') as Element;
    const { left, top, width } = face.getBoundingClientRect();
    const at = (x: number, y: number) => ({ clientX: left + width * x, clientY: top + width * y });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: face, coords: at(0.5, 0.06) },
      { target: face, coords: at(0.7, 0.1) },
      { target: face, coords: at(0.9, 0.35) },
      { keys: '[/MouseLeft]', target: face, coords: at(0.9, 0.35) },
    ]);
    await expect(args.onSpin).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('You won Moon'));
  },
};
export const SpinFails: Story = {
  args: { onSpin: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The wheel did not turn.'));
    await expect(stateOf(canvasElement)).toBe('failed');
  },
};
/** The server accepted the spin, so it says what was won, although the wheel has no such segment. */
export const SegmentUnknown: Story = {
  args: { onSpin: fn(() => Promise.resolve({ segment: 'new', won: { ...(rush[4] as SpinSegment), id: 'new' } })) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('You won 900 coins'));
    await expect(stateOf(canvasElement)).toBe('stopped');
  },
};
export const PrizeUnknown: Story = {
  args: { onSpin: answering('new') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('You won a prize. It is with your prizes.'),
    );
  },
};

/** @spec component:SpinWheel 3 */
export const Inactive: Story = {
  args: { active: false, onSpin: answering('rose') },
  play: async ({ canvas, args }) => {
    for (const button of canvas.getAllByRole('button', { name: /Closed for now$/ })) await userEvent.click(button);
    await expect(args.onSpin).not.toHaveBeenCalled();
  },
};
/** @spec component:SpinWheel 2 */
export const NoSpins: Story = {
  args: { spins: 0, onSpin: answering('rose') },
  play: async ({ canvas, args }) => {
    const [hub] = canvas.getAllByRole('button', { name: /No spins left$/ });
    await userEvent.click(hub as HTMLElement);
    await expect(args.onSpin).not.toHaveBeenCalled();
  },
};

/** Makes the media query for reduced motion match while a story runs. */
const stillness = (): (() => void) => {
  const original = window.matchMedia;
  window.matchMedia = (query) => original(query.includes('prefers-reduced-motion') ? 'all' : query);
  return () => {
    window.matchMedia = original;
  };
};
export const SpunWithReducedMotion: Story = {
  args: { onSpin: answering('coins-100') },
  beforeEach: stillness,
  play: async ({ canvas, canvasElement, args }) => {
    const states: (string | undefined)[] = [];
    const observer = new MutationObserver(() => states.push(stateOf(canvasElement)));
    observer.observe(canvasElement, { subtree: true, attributeFilter: ['data-state'] });
    await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('You won 100 coins'));
    observer.disconnect();
    await expect(states).not.toContain('slowing');
    await expect(states.at(-1)).toBe('stopped');
    await expect(args.onStop).toHaveBeenCalledWith({ segment: 'coins-100' });
    await expect(stateOf(canvasElement)).toBe('stopped');
  },
};
export const NotLoggedIn: Story = {
  args: { spins: 0, last: undefined, onLogin: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Log in to spin' })) await userEvent.click(button);
    await expect(args.onLogin).toHaveBeenCalledTimes(2);
    await expect(args.onSpin).not.toHaveBeenCalled();
    await expect(stateOf(canvasElement)).toBe('needLogin');
  },
};
export const Offline: Story = {
  args: { offline: true },
  play: async ({ canvas, canvasElement, args }) => {
    const [hub] = canvas.getAllByRole('button', { name: /You are offline$/ });
    await userEvent.click(hub as HTMLElement);
    await expect(args.onSpin).not.toHaveBeenCalled();
    await expect(stateOf(canvasElement)).toBe('offline');
  },
};
/** @spec component:SpinWheel 6 */
export const SpunToday: Story = {
  args: { spins: 0, spunToday: true, onSpin: answering('rose') },
  play: async ({ canvas, canvasElement, args }) => {
    const [hub] = canvas.getAllByRole('button', { name: /You spun today$/ });
    await userEvent.click(hub as HTMLElement);
    await expect(args.onSpin).not.toHaveBeenCalled();
    await expect(stateOf(canvasElement)).toBe('spunToday');
  },
};
export const NextSpinTomorrow: Story = {
  args: { spins: 0, note: 'Your next free spin comes today at 00:00.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your next free spin comes today at 00:00.')).toBeVisible();
  },
};
export const NeverSpun: Story = { args: { last: undefined } };
/** @spec component:SpinWheel 7 */
export const Loading: Story = {
  args: { isPending: true, segments: [], last: undefined },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The wheel is loading.');
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await expect(args.onSpin).not.toHaveBeenCalled();
    await expect(stateOf(canvasElement)).toBe('loading');
  },
};
export const Brasa: Story = { globals: { brand: 'brasa' } };
export const CoinRush: Story = {
  args: { segments: rush, onSpin: answering('moon'), last: 's1', title: 'Coin rush', text: 'Ten days, one wheel.' },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { language: 'de' } };

export const Chances: Story = {
  render: () => <SpinChances segments={segments} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gift').nextElementSibling).toHaveTextContent('4 in 12');
  },
};
export const ChancesOfTheRush: Story = {
  render: () => <SpinChances segments={rush} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Coins').nextElementSibling).toHaveTextContent('11 in 20');
  },
};
