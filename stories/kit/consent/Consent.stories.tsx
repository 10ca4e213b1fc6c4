import { Consent, type ConsentProps } from '@lounge/kit/consent';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { consentExample } from '../../../packages/kit/src/consent/example.ts';

const meta = {
  title: 'Kit/Consent',
  component: Consent,
  args: { ...consentExample, onDecide: fn() },
  parameters: { docs: { story: { inline: false, height: 420 } } },
} satisfies Meta<typeof Consent>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:CookieBanner 1-2 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const reject = canvas.getByRole('button', { name: 'Only necessary' });
    const accept = canvas.getByRole('button', { name: 'Accept all' });
    await expect(Math.abs(reject.offsetWidth - accept.offsetWidth)).toBeLessThanOrEqual(1);
    await expect(reject.offsetHeight).toBe(accept.offsetHeight);
    await userEvent.click(reject);
    await expect(args.onDecide).toHaveBeenCalledWith({ functional: false, analytics: false });
    await userEvent.click(accept);
    await expect(args.onDecide).toHaveBeenCalledWith({ functional: true, analytics: true });
  },
};
/** @spec component:CookieBanner 3 */
export const ChosenInPart: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Choose in detail'));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Functional/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save choice' }));
    await expect(args.onDecide).toHaveBeenCalledWith({ functional: true, analytics: false });
  },
};
/** On a page, where the choice can be changed. */
export const Settings: Story = {
  args: { choice: { functional: false, analytics: true } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox', { name: /Analytics/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /Functional/ })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Analytics/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save choice' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith({ functional: false, analytics: false });
  },
};
function Deciding(props: ConsentProps) {
  const [choice, setChoice] = useState(props.choice);
  return <Consent {...props} choice={choice} saved={choice !== props.choice} onDecide={setChoice} />;
}

/** A choice is stored: the panel says so, stays open and shows what holds. */
export const Saved: Story = {
  args: { choice: { functional: false, analytics: false } },
  render: (args) => <Deciding {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Functional/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save choice' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Your choice is saved.');
    await expect(canvas.getByRole('checkbox', { name: /Functional/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept all' }));
    await expect(canvas.getByRole('checkbox', { name: /Analytics/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Only necessary' }));
    await expect(canvas.getByRole('checkbox', { name: /Analytics/ })).not.toBeChecked();
  },
};
export const German: Story = { globals: { language: 'de' } };
export const GermanPhone: Story = { globals: { language: 'de', viewport: { value: 'phone' } } };
