import { LoadMore } from '@lounge/kit/load-more';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { loadMoreExample } from '../../../packages/kit/src/load-more/example.ts';

const meta = {
  title: 'Kit/LoadMore',
  component: LoadMore,
  args: { ...loadMoreExample, onMore: fn() },
} satisfies Meta<typeof LoadMore>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('30 of 128');
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenLastCalledWith({ isAutomatic: false });
  },
};
/** @spec component:LoadMore 2 */
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};
/** The failure is said, and the same button tries again. */
export const Failed: Story = {
  args: { failed: true },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('More did not load. What is there stays.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onMore).toHaveBeenLastCalledWith({ isAutomatic: false });
  },
};
export const NoMore: Story = {
  args: { hasMore: false, text: '128 of 128' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('128 of 128');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

const Growing = ({ onMore }: { onMore: (request: { isAutomatic: boolean }) => void }) => {
  const [shown, setShown] = useState(10);
  return (
    <>
      <button type="button" onClick={() => setShown(5)}>
        Another list
      </button>
      <LoadMore
        shown={shown}
        text={`${shown} of 100`}
        onMore={(request) => {
          onMore(request);
          setShown((before) => before + 10);
        }}
      />
    </>
  );
};

/** Two pages come by themselves while the end is near, the third one by the button; another list begins anew. */
export const OnApproach: Story = {
  render: ({ onMore }) => <Growing onMore={onMore} />,
  play: async ({ canvas, args, userEvent }) => {
    const automatic = { isAutomatic: true };
    await waitFor(() => expect(args.onMore).toHaveBeenCalledTimes(2));
    await expect(canvas.getByRole('status')).toHaveTextContent('30 of 100');
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenLastCalledWith({ isAutomatic: false });
    await expect(args.onMore).toHaveBeenCalledTimes(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Another list' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('25 of 100'));
    await expect(args.onMore).toHaveBeenCalledTimes(5);
    await expect(args.onMore).toHaveBeenLastCalledWith(automatic);
  },
};
