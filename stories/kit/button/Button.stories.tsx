import { Button, ButtonLink } from '@lounge/kit/button';
import { playFill, plus } from '@lounge/kit/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buttonExample } from '../../../packages/kit/src/button/example.ts';

const meta = {
  title: 'Kit/Button',
  component: Button,
  args: { ...buttonExample, onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Primary: Story = { args: { variant: 'primary', icon: playFill } };
export const Outline: Story = { args: { variant: 'outline', icon: plus, children: 'Add coins' } };
export const Text: Story = { args: { variant: 'text', children: 'Write a message' } };
export const Small: Story = { args: { size: 'small', children: 'Spin' } };
export const Large: Story = { args: { size: 'large', variant: 'primary' } };
export const Wide: Story = { args: { wide: true, variant: 'primary' } };
export const Pending: Story = {
  args: { isPending: true, variant: 'primary' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const UnavailableStaysFocusable: Story = {
  args: { unavailable: true, children: 'Choose a package first' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#profile" variant="primary">
      See profile
    </ButtonLink>
  ),
};
export const LongGerman: Story = { args: { children: 'Benachrichtigungseinstellungen' }, globals: { language: 'de' } };
