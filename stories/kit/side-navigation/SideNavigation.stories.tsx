import {
  chatCircle,
  coins,
  coinsFill,
  crownSimple,
  identificationCard,
  signOut,
  squaresFour,
  ticket,
} from '@lounge/kit/icons';
import { SideNavigation } from '@lounge/kit/side-navigation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../fixtures/in-box.tsx';

const onLogOut = fn();

const meta = {
  title: 'Kit/SideNavigation',
  component: SideNavigation,
  args: {
    label: 'Your pages',
    groups: [
      [
        { href: '#overview', label: 'Overview', icon: squaresFour },
        { href: '#messages', label: 'Messages', icon: chatCircle, value: '5 new', isNew: true },
      ],
      [
        { href: '#coins', label: 'Coins', icon: coins, currentIcon: coinsFill, value: '248', current: true },
        { href: '#benefits', label: 'Benefits', icon: ticket, value: '10' },
        { href: '#vip', label: 'VIP', icon: crownSimple, value: 'Active' },
      ],
      [{ href: '#age', label: 'Age check', icon: identificationCard, done: 'confirmed' }],
      [{ label: 'Log out', icon: signOut, onAct: onLogOut }],
    ],
  },
  decorators: [inBox('panel')],
} satisfies Meta<typeof SideNavigation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Coins 248');
    await expect(canvas.getByRole('link', { name: 'Age check confirmed' })).toBeVisible();
  },
};

export const LogOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(onLogOut).toHaveBeenCalledOnce();
  },
};

/** On a phone the list stands between the sections of the overview. */
export const List: Story = { tags: ['shot'], args: { form: 'list' }, globals: { viewport: { value: 'phone' } } };

/** Long German labels take two lines. */
export const German: Story = {
  globals: { language: 'de' },
  args: {
    groups: [
      [
        { href: '#n', label: 'Benachrichtigungseinstellungen und Sicherheit', icon: chatCircle, value: '12 neue' },
        { href: '#c', label: 'Coins', icon: coins, value: '1.286' },
      ],
    ],
  },
};
