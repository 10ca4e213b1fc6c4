import { guestIsLoggedIn } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Mobile menus',
  tags: ['!autodocs'],
  args: { entry: 'help/' },
  globals: { viewport: { value: 'phone' } },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));

const isPageFixed = () => getComputedStyle(document.documentElement).overflowY === 'hidden';

/** The entry of the sheet is gone from the history before the next story. */
const expectClosed = () =>
  waitFor(async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(history.state).not.toMatchObject({ sheet: true });
  });

/** Every area with the current one marked, the languages in its place, and the page fixed meanwhile. @spec screen:mobile-menu.language-selector 1, 4, component:MobileMenu 5 */
export const OfAVisitor: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('link', { name: 'Menu' });
    await expect(opener).toHaveAttribute('href', '#areas');
    await userEvent.click(opener);
    const menu = await sheet('Menu');
    await expect(isPageFixed()).toBe(true);
    const discover = within(menu.getByRole('list', { name: 'Discover' })).getAllByRole('link');
    await expect(discover.map((link) => link.textContent)).toEqual([
      'Live',
      'Ticket shows',
      'High on rose',
      'VIP club',
      'TV premium',
    ]);
    await expect(menu.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(menu.getByRole('link', { current: 'page' })).toHaveAccessibleName('Help');
    await userEvent.click(menu.getByRole('button', { name: 'Language English' }));
    const languages = (await sheet('Language')).getAllByRole('link');
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await expect(isPageFixed()).toBe(true);
    await expect(languages.map((link) => link.textContent)).toEqual(['Deutsch', 'English', 'Nederlands', 'Español']);
    await expect(languages.map((link) => link.getAttribute('href'))).toEqual([
      '/de/help/',
      '/en/help/',
      '/nl/help/',
      '/es/help/',
    ]);
    await userEvent.click((await sheet('Language')).getByRole('button', { name: 'Close' }));
    await expectClosed();
    await expect(isPageFixed()).toBe(false);
    await expect(opener).toHaveFocus();
  },
};

/** The guest's own pages, and logging out. */
export const OfAGuest: Story = {
  args: { guestId: 7, states: [guestIsLoggedIn({ guestId: 7, token: 'story' })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Me' }));
    const menu = await sheet('Your area');
    await expect(isPageFixed()).toBe(true);
    await expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/myvelvet/',
      '/en/messenger/',
      '/en/myvelvet/benefits/',
      '/en/myvelvet/spinwheel/',
      '/en/myvelvet/coins/',
    ]);
    await expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible();
    await userEvent.click(menu.getByRole('link', { name: 'Benefits' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Benefits' })).toBeVisible();
    await expectClosed();
  },
};

export const InSpanish: Story = {
  globals: { language: 'es', brand: 'brasa', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Menú' }));
    const menu = await sheet('Menú');
    await expect(menu.getByRole('button', { name: 'Idioma Español' })).toBeVisible();
    await userEvent.click(menu.getByRole('link', { name: 'Club VIP' }));
    await expectClosed();
  },
};
