import { TextField } from '@lounge/kit/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { textFieldExample } from '../../../packages/kit/src/text-field/example.ts';

const meta = {
  title: 'Kit/TextField',
  component: TextField,
  args: textFieldExample,
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = {
  args: { label: 'Password', hint: 'At least 8 characters.', input: { name: 'password', type: 'password' } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAccessibleDescription('At least 8 characters.');
    const show = canvas.getByRole('button', { name: 'Show the password', pressed: false });
    await userEvent.click(show);
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(show);
    await expect(field).toHaveAttribute('type', 'password');
  },
};
export const Invalid: Story = {
  args: { error: 'This is no e-mail address.', input: { name: 'email', defaultValue: 'robin' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('This is no e-mail address.');
  },
};
export const WithUnit: Story = {
  args: { label: 'Another amount', unit: '€', input: { name: 'other', inputMode: 'decimal', defaultValue: '12,50' } },
};
