import { ChatRating } from '@lounge/kit/chat-rating';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { chatRatingExample } from '../../../packages/kit/src/chat-rating/example.ts';
import { inBox } from '../fixtures/in-box.tsx';

const meta = {
  title: 'Kit/ChatRating',
  component: ChatRating,
  args: { ...chatRatingExample, onRate: fn() },
  decorators: [inBox('phone')],
} satisfies Meta<typeof ChatRating>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is chosen for the guest, and choosing sends nothing. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const [good, notForMe] = [
      canvas.getByRole('button', { name: 'Good' }),
      canvas.getByRole('button', { name: 'Not for me' }),
    ];
    await expect([good, notForMe].map((each) => each.getAttribute('aria-pressed'))).toEqual(['false', 'false']);
    await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull();
    await userEvent.click(good);
    await expect(args.onRate).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'A few words, if you like' }), ' Warm evening ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onRate).toHaveBeenCalledWith({ rating: 'good', words: 'Warm evening' });
  },
};
export const Sent: Story = {
  args: { state: 'sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Thank you. It counts from now on.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Good' })).toBeNull();
  },
};
/** Something else than a chat, with a question, a note and thanks of its own. @spec component:FeatureFeedback 1, 2 */
export const AboutAPage: Story = {
  args: {
    name: undefined,
    ratings: undefined,
    question: 'How do you like this page?',
    note: 'Your answer helps us to improve it.',
    thanks: 'Thank you for telling us.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'How do you like this page?' })).toBeVisible();
    await expect(canvas.getByText('Your answer helps us to improve it.')).toBeVisible();
    await expect(canvas.queryByText(/does not see who gave it/)).toBeNull();
  },
};
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Not for me' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('That did not arrive. Please send it again.');
  },
};

export const Sending: Story = { args: { state: 'sending' } };
export const Wide: Story = { tags: ['shot'], parameters: { box: 'none' } };
export const German: Story = { tags: ['shot'], globals: { language: 'de', brand: 'brasa' } };
