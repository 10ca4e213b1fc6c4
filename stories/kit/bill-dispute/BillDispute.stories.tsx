import { BillDispute } from '@lounge/kit/bill-dispute';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inBox } from '../fixtures/in-box.tsx';

const meta = {
  title: 'Kit/BillDispute',
  component: BillDispute,
  args: { onDispute: fn() },
  decorators: [inBox('phone')],
} satisfies Meta<typeof BillDispute>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Something is wrong with this bill' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please write what is wrong.');
    await expect(args.onDispute).not.toHaveBeenCalled();
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'What is wrong?' }),
      'The picture stood still for two minutes.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onDispute).toHaveBeenCalledWith({ text: 'The picture stood still for two minutes.' });
  },
};
export const Sent: Story = {
  args: { state: 'sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We have it and look at this bill/)).toBeVisible();
  },
};
export const Answered: Story = {
  tags: ['shot'],
  args: {
    state: 'answered',
    answer: 'You are right: the picture stood still for two minutes. 72 coins are back in your balance.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Our answer' })).toBeVisible();
    await expect(canvas.getByText(/72 coins are back/)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Something is wrong with this bill' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('That did not arrive. Please send it again.');
  },
};
export const German: Story = { globals: { language: 'de' } };
