import { guestIsLoggedIn, guestOwnsCoins } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Navigation bar',
  tags: ['!autodocs'],
  args: { entry: 'cams/' },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/** The bar of the frame; the title of the page is a header too. */
const barOf = async (canvas: ReturnType<typeof within>) => {
  const [bar] = await canvas.findAllByRole('banner');
  if (bar === undefined) throw new Error('The page has no bar.');
  return within(bar);
};

/** The ways in, and no balance; this page in all four languages. @spec component:Navbar 5, component:LanguageSelector 3 */
export const Anonymous: Story = {
  play: async ({ canvas, userEvent }) => {
    const bar = await barOf(canvas);
    await expect(bar.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Sign up' })).toBeVisible();
    await expect(bar.queryByText('Balance')).toBeNull();
    await expect(bar.getByRole('link', { current: 'page' })).toHaveAccessibleName('Live');
    await userEvent.click(await bar.findByText('Language: English'));
    const names = ['Deutsch', 'English', 'Nederlands', 'Español'];
    const choices = names.map((name) => bar.getByRole('link', { name }).getAttribute('href'));
    await expect(choices).toEqual(['/de/cams/', '/en/cams/', '/nl/cams/', '/es/cams/']);
    await userEvent.keyboard('{Escape}');
  },
};

/** Balance, bell and account in place of the ways in. @spec component:Navbar 6 */
export const LoggedIn: Story = {
  args: {
    guestId: 7,
    states: [guestIsLoggedIn({ guestId: 7, token: 'story' }), guestOwnsCoins({ guestId: 7, amount: 2500 })],
  },
  play: async ({ canvas }) => {
    const bar = await barOf(canvas);
    await expect(await bar.findByRole('link', { name: 'Balance 25' })).toBeVisible();
    await expect(bar.getByText('Notifications', { selector: 'summary *' })).toBeInTheDocument();
    await expect(bar.queryByRole('link', { name: 'Log in' })).toBeNull();
    await expect(bar.queryByRole('link', { name: 'Sign up' })).toBeNull();
  },
};
