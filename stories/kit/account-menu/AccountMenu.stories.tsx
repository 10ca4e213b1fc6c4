import { languages } from '@lounge/locale';
import { AccountMenu } from '@lounge/kit/account-menu';
import { LanguageMenu } from '@lounge/kit/language-menu';
import { ThemeSwitch } from '@lounge/kit/theme-switch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { styled } from 'styled-components';
import { accountMenuExample } from '../../../packages/kit/src/account-menu/example.ts';

/** The menu opens to the left of its button, as at the end of the navigation bar. */
const Corner = styled.div.withConfig({ componentId: 'story-corner' })`
  display: flex;
  justify-content: flex-end;
  align-items: flex-start;
  min-height: 320px;
`;

const meta = {
  title: 'Kit/AccountMenu',
  component: AccountMenu,
  args: { ...accountMenuExample, onLogOut: fn() },
  decorators: [
    (Story) => (
      <Corner>
        <Story />
      </Corner>
    ),
  ],
} satisfies Meta<typeof AccountMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const summary = canvas.getByLabelText('Your account: Robin');
    await userEvent.click(summary);
    const menu = canvas.getByRole('button', { name: 'Log out' }).closest('[data-part=sheet]');
    const { top = 0 } = menu?.getBoundingClientRect() ?? {};
    await expect(Math.abs(top - summary.getBoundingClientRect().bottom)).toBeLessThan(24);
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};
export const Vip: Story = { args: { vip: true, open: true } };
/** Escape closes it and returns the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const summary = canvas.getByLabelText('Your account: Robin');
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    await userEvent.click(summary);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(summary).toHaveFocus();
    await expect(canvas.queryByText('Log out')).not.toBeVisible();
  },
};

/** On a phone it holds what the bar has no room for. */
export const Preferences: Story = {
  args: {
    open: true,
    preferences: (
      <>
        <LanguageMenu choices={languages.map((language) => ({ language, href: `#${language}` }))} />
        <ThemeSwitch theme="dark" action="#theme" onChange={fn()} />
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Language: English'));
    await expect(canvas.getByRole('link', { name: 'Deutsch' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Switch to light colours' })).toBeVisible();
  },
};
