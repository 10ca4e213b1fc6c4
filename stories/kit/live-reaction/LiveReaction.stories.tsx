import { LiveReactions, ReactionBar, type SentReaction } from '@lounge/kit/live-reaction';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { skippableClock, stoppedClock } from '../fixtures/clocks.ts';
import { inBox } from '../fixtures/in-box.tsx';

const clock = skippableClock();

const before: SentReaction = { id: 'before', kind: 'music', from: 'Robin' };

/** The bar and what rises over it: a press is one's own, and others react by a button. */
function Reacting({ onReact, ...rest }: Parameters<typeof ReactionBar>[0]) {
  const [reactions, setReactions] = useState<readonly SentReaction[]>([before]);
  const add = (reaction: Omit<SentReaction, 'id'>) =>
    setReactions([...reactions, { id: `r${reactions.length}`, ...reaction }]);
  return (
    <>
      <LiveReactions reactions={reactions} />
      <ReactionBar
        {...rest}
        onReact={(reaction) => {
          onReact(reaction);
          add(reaction);
        }}
      />
      <p>
        <button type="button" onClick={() => add({ kind: 'applause', from: 'Robin' })}>
          Robin reacts
        </button>
        {' · '}
        <button type="button" onClick={() => setReactions(reactions.map((reaction) => ({ ...reaction })))}>
          The push comes twice
        </button>
      </p>
    </>
  );
}

const meta = {
  title: 'Kit/LiveReaction',
  component: ReactionBar,
  args: { onReact: fn() },
  decorators: [inBox('panel')],
  parameters: { clock },
  render: (args) => <Reacting {...args} />,
} satisfies Meta<typeof ReactionBar>;
export default meta;

type Story = StoryObj<typeof meta>;

const risingIn = (element: HTMLElement) =>
  [...element.querySelectorAll('[data-part="rising"]')].map(({ textContent }) => textContent);

/** One's own reaction rises, and leaves after three seconds. @spec component:LiveReaction 3 */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(risingIn(canvasElement)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Heart' }));
    await expect(args.onReact).toHaveBeenCalledWith({ kind: 'heart' });
    await expect(risingIn(canvasElement)).toEqual(['You: Heart']);
    clock.skip(3001);
    await waitFor(() => expect(risingIn(canvasElement)).toEqual([]));
  },
};

/** The reactions of others come by the push, and rise once. @spec component:LiveReaction 2 */
export const OfOthers: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Robin reacts' }));
    await userEvent.click(canvas.getByRole('button', { name: 'The push comes twice' }));
    await expect(risingIn(canvasElement)).toEqual(['Robin: Applause']);
    await expect(canvas.getByText('Robin: Applause')).toBeInTheDocument();
    clock.skip(3001);
    await waitFor(() => expect(risingIn(canvasElement)).toEqual([]));
    await userEvent.click(canvas.getByRole('button', { name: 'The push comes twice' }));
    await expect(risingIn(canvasElement)).toEqual([]);
  },
};

/** @spec component:LiveReaction 1 */
export const Sending: Story = {
  args: { sending: 'flower' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Flower' })).toHaveAttribute('data-sending');
    await expect(canvas.getByRole('button', { name: 'Heart' })).not.toHaveAttribute('data-sending');
  },
};
export const Failed: Story = {
  args: { failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('That reaction was not sent.')).toBeInTheDocument();
  },
};
export const Unavailable: Story = {
  args: { unavailable: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Heart' }));
    await expect(args.onReact).not.toHaveBeenCalled();
  },
};

const several: readonly SentReaction[] = [
  { id: 'a', kind: 'heart' },
  { id: 'c', kind: 'applause', from: 'Robin' },
  { id: 'e', kind: 'flower', from: 'Alex', message: 'Bravo' },
];

/** Several rise beside each other; a screenshot would show them after their end. */
export const Several: Story = {
  parameters: { clock: stoppedClock },
  render: (args) => (
    <>
      <LiveReactions reactions={several} fromStart />
      <ReactionBar {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(risingIn(canvasElement)).toEqual(['You: Heart', 'Robin: Applause', 'Alex: Bravo']);
  },
};
export const Bar: Story = { tags: ['shot'], render: (args) => <ReactionBar {...args} />, parameters: { box: 'panel' } };
export const BarBrasaLight: Story = {
  ...Bar,
  globals: { brand: 'brasa', theme: 'light', viewport: { value: 'phone' } },
};
