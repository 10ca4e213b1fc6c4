import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Areas',
  tags: ['!autodocs'],
  args: { entry: 'help/' },
  globals: { viewport: { value: 'phone' } },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

const areas = [
  '/en/cams/',
  '/en/feed/',
  '/en/cam-shows/',
  '/en/high-on-rose/',
  '/en/blog/',
  '/en/vipclub/',
  '/en/tv/livestream/',
];
const lists = ['/en/new-girls/', '/en/free-chat/', '/en/cams/next-door/', '/en/categories/', '/en/videos/stars/'];
const expected = [...areas, ...lists, '/en/top-cams/best-chats/'];

const hrefsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));

/** Every area and every list of performers is in the footer of each page, and in the menu of a phone. */
export const OnEachPage: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(hrefsIn(await canvas.findByRole('contentinfo'))).toEqual(expect.arrayContaining(expected));
    await userEvent.click(canvas.getByRole('link', { name: 'Menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(hrefsIn(menu)).toEqual(expect.arrayContaining(expected));
    await userEvent.click(within(menu).getByRole('button', { name: 'Close' }));
    // The entry of the sheet is gone from the history before the next story.
    await waitFor(() => expect(history.state).not.toMatchObject({ sheet: true }));
  },
};
