import { ButtonLink } from '@lounge/kit/button';
import { LanguageMenu } from '@lounge/kit/language-menu';
import { NavigationBar } from '@lounge/kit/navigation-bar';
import { ThemeSwitch } from '@lounge/kit/theme-switch';
import { languages } from '@lounge/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { navigationBarExample } from '../../../packages/kit/src/navigation-bar/example.ts';

const choices = languages.map((language) => ({ language, href: `/${language}/` }));

const meta = {
  title: 'Kit/NavigationBar',
  component: NavigationBar,
  args: {
    ...navigationBarExample,
    language: <LanguageMenu choices={choices} />,
    theme: <ThemeSwitch theme="dark" action="#theme" />,
  },
  parameters: { bleed: true },
} satisfies Meta<typeof NavigationBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:Navbar 1, component:BalanceDisplay 1 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Balance 248' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Live');
  },
};
export const FirstThread: Story = {
  args: {
    links: [{ href: '#live', label: 'Live' }],
    search: undefined,
    notifications: undefined,
    chats: undefined,
    balance: undefined,
    avatar: undefined,
  },
};
export const Anonymous: Story = {
  args: {
    notifications: undefined,
    chats: undefined,
    balance: undefined,
    avatar: undefined,
    end: (
      <ButtonLink href="#login" size="small" variant="outline">
        Log in
      </ButtonLink>
    ),
  },
};
export const Solid: Story = { args: { sticky: true, solid: true } };
export const Concealed: Story = {
  args: { sticky: true, concealed: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const bar = canvasElement.querySelector('header');
    await expect(bar?.contains(document.activeElement)).toBe(true);
    await waitFor(() => expect(bar?.getBoundingClientRect().top).toBe(0));
  },
};
export const GermanTablet: Story = {
  args: {
    links: ['Live', 'Videos', 'Bilder', 'TV', 'Magazin', 'Belohnungen'].map((label) => ({ label, href: `#${label}` })),
  },
  globals: { language: 'de', viewport: { value: 'tablet' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const FirstThreadPhone: Story = { ...FirstThread, globals: { viewport: { value: 'phone' } } };

/** @spec component:BalanceDisplay 2 */
export const LowBalance: Story = {
  args: { balance: { amount: 25, href: '#wallet', addHref: '#top-up' } },
  play: async ({ canvas }) => {
    const amount = canvas.getByRole('link', { name: /0.25$/ });
    await expect(amount.parentElement).toHaveAttribute('data-low');
  },
};
/** @spec component:BalanceDisplay 4 */
export const NoBalanceForVisitors: Story = {
  args: { balance: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=balance]')).toBeNull();
  },
};

/** A phone has the log-in in its tab bar; the sign-up stands in the bar. */
export const AnonymousOnPhone: Story = {
  args: {
    ...Anonymous.args,
    language: undefined,
    end: (
      <ButtonLink href="#sign-up" size="small" variant="primary">
        Konto anlegen
      </ButtonLink>
    ),
    endWide: (
      <ButtonLink href="#login" size="small" variant="outline">
        Anmelden
      </ButtonLink>
    ),
  },
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const signUp = canvas.getByRole('link', { name: 'Konto anlegen' });
    await expect(signUp).toBeVisible();
    await expect(signUp.getBoundingClientRect().height).toBeLessThan(44);
    await expect(canvas.queryByRole('link', { name: 'Anmelden' })).toBeNull();
  },
};
