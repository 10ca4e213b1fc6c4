import { NewsletterForm } from '@lounge/kit/newsletter-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { newsletterFormExample } from '../../../packages/kit/src/newsletter-form/example.ts';

const meta = {
  title: 'Kit/NewsletterForm',
  component: NewsletterForm,
  args: { ...newsletterFormExample, onSubscribe: fn(), onUnsubscribe: fn() },
} satisfies Meta<typeof NewsletterForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:NewsletterForm 1 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const knob = canvas.getByRole('switch', { name: 'Late night' });
    await expect(knob).not.toBeChecked();
    await expect(knob).toHaveAccessibleDescription('On Fridays');
    await userEvent.click(knob);
    await expect(args.onSubscribe).toHaveBeenLastCalledWith({ typeId: 512 });
  },
};
/** @spec component:NewsletterForm 2 */
export const Subscribed: Story = {
  args: { state: 'subscribed' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You get it.');
    await userEvent.click(canvas.getByRole('switch', { checked: true }));
    await expect(args.onUnsubscribe).toHaveBeenLastCalledWith({ typeId: 512 });
  },
};
export const Pending: Story = {
  args: { state: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We sent you a mail.');
  },
};
/** @spec component:NewsletterForm 3 */
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('That was not saved.');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};
/** @spec component:NewsletterForm 4 */
export const Unsubscribed: Story = {
  args: { state: 'unsubscribed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You do not get it any more.');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};
export const Sending: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onSubscribe).not.toHaveBeenCalled();
  },
};
