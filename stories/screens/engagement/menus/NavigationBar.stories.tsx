import { aNotificationOfGuest, guestIsLoggedIn, guestOwnsCoins, guestHasVoucher } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

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

/**
 * The ways in, and no balance; this page in all four languages.
 * @spec component:Navbar 5, component:LanguageSelector 3, screen:shell.navbar 1
 */
export const Anonymous: Story = {
  play: async ({ canvas, userEvent }) => {
    const bar = await barOf(canvas);
    const [home] = bar.getAllByRole('link');
    await expect(home).toHaveAttribute('href', '/en/');
    await expect(home).toHaveAccessibleName(/velvet/i);
    await expect(bar.getByRole('link', { name: 'Search' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Sign up' })).toBeVisible();
    await expect(bar.queryByText('Balance')).toBeNull();
    const links = within(bar.getByRole('navigation', { name: 'Main' })).getAllByRole('link', { hidden: true });
    // A link is in the bar or in "More": the width decides.
    const shown = new Map(links.map((link) => [link.textContent, link.getAttribute('href')]));
    await expect([...shown]).toEqual([
      ['Live', '/en/cams/'],
      ['Videos', '/en/videos/'],
      ['Feed', '/en/feed/'],
      ['Ticket shows', '/en/cam-shows/'],
      ['Best rated', '/en/high-on-rose/'],
      ['TV', '/en/tv/livestream/'],
      ['Magazine', '/en/blog/'],
      ['Rewards', '/en/myvelvet/spinwheel/'],
      ['VIP club', '/en/vipclub/'],
    ]);
    await expect(bar.getByRole('link', { current: 'page' })).toHaveAccessibleName('Live');
    await userEvent.click(await bar.findByText('Language: English'));
    const names = ['Deutsch', 'English', 'Nederlands', 'Español'];
    const choices = names.map((name) => bar.getByRole('link', { name }).getAttribute('href'));
    await expect(choices).toEqual(['/de/cams/', '/en/cams/', '/nl/cams/', '/es/cams/']);
    await userEvent.keyboard('{Escape}');
  },
};

/** Balance, bell and account in place of the ways in. @spec component:Navbar 6, screen:shell.navbar 1 */
export const LoggedIn: Story = {
  args: {
    guestId: 7,
    states: [guestIsLoggedIn({ guestId: 7, token: 'story' }), guestOwnsCoins({ guestId: 7, amount: 2500 })],
  },
  play: async ({ canvas, canvasElement }) => {
    const bar = await barOf(canvas);
    await expect(await bar.findByRole('link', { name: 'Balance 25' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('.kit-account-menu [data-part=initial]')).toBeVisible());
    await expect(bar.getByText('Notifications', { selector: 'summary *' })).toBeInTheDocument();
    await expect(bar.queryByRole('link', { name: 'Log in' })).toBeNull();
    await expect(bar.queryByRole('link', { name: 'Sign up' })).toBeNull();
  },
};

const seven = Array.from({ length: 7 }, (_, at) =>
  aNotificationOfGuest({ id: 401 + at, guestId: 7, type: 1, actorId: 101 + at }),
);

/** The bell asks for the newest five first. @spec screen:shell.navbar 3 */
export const Bell: Story = {
  args: { guestId: 7, states: [guestIsLoggedIn({ guestId: 7, token: 'story' }), ...seven] },
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await livePageOf({ loaded });
    const summary = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>('.kit-notification-menu > summary');
      if (found?.textContent?.includes('5') !== true) throw new Error('The bell has not counted yet.');
      return found;
    });
    await userEvent.click(summary);
    const rows = canvas.getByRole('region', { name: 'Notifications' }).querySelectorAll('li');
    await expect(rows).toHaveLength(5);
    await userEvent.keyboard('{Escape}');
  },
};

/** A voucher that waits is a dot on the account's button, and a number in its menu. @spec screen:shell.navbar 5 */
export const OfferWaits: Story = {
  args: {
    guestId: 7,
    states: [guestIsLoggedIn({ guestId: 7, token: 'story' }), guestHasVoucher({ guestId: 7, type: 2, amount: 10 })],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bar = await barOf(canvas);
    const summary = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>('.kit-account-menu > summary');
      if (found === null) throw new Error('There is no account menu.');
      return found;
    });
    await expect(summary.getAttribute('aria-label')).toMatch(/one voucher waits$/);
    await expect(summary.querySelector('[data-part=hint]')).toBeVisible();
    await userEvent.click(summary);
    await expect(bar.getByRole('link', { name: /^Benefits\s*1$/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};
