import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onSite, type SiteStoryArgs } from '../harness/site-story.tsx';

const meta = {
  title: 'Screens/Performer',
  tags: ['!autodocs'],
  args: { entry: 'amateur/mirela/' },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/** Who she is, and the ways to talk with her now, with their prices. @spec screen:performer.overview 1-2 */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mirela' })).toBeVisible();
    await expect(canvas.getByText('Online, not in a chat')).toBeVisible();
    await expect(canvas.getByText('Woman')).toBeVisible();
    const pictures = canvasElement.querySelectorAll<HTMLImageElement>('.kit-profile-header img');
    await waitFor(async () => {
      const sources = [...pictures].map(({ currentSrc }) => /\/(banner|portrait)\//.exec(currentSrc)?.[1]);
      await expect(sources).toEqual(['banner', 'portrait']);
    });
    await expect(canvas.getByRole('button', { name: 'Watch live' })).toBeVisible();
    const ways = within(canvas.getByRole('group', { name: 'Talk with Mirela' })).getAllByRole('button');
    await expect(ways.map((way) => way.hasAttribute('aria-disabled'))).toEqual(ways.map((_, at) => at > 5));
    await expect(ways[0]).toHaveTextContent(/^Video chat.*36 coins\/min/);
    await expect(ways[1]).toHaveTextContent('Voice callFree');
    await expect(ways[2]).toHaveTextContent(/^Message.*\d free/);
    await expect(ways[3]).toHaveTextContent(/^Toy control.*\d+ coins\/min/);
    await expect(ways[4]).toHaveTextContent('Text chatFree');
    await expect(ways[5]).toHaveTextContent(/^Ticket show/);
    await expect(ways[6]).toHaveTextContent('Voyeur chatNobody in a chat');
    for (const name of ['Albums', 'Videos', 'In the same mood']) {
      await expect(within(canvas.getByRole('region', { name })).getAllByRole('article').length).toBeGreaterThan(0);
    }
    await expect(canvas.getByRole('table', { name: /Mirela/ })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Online und gerade frei')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'In ähnlicher Stimmung' })).toBeVisible();
  },
};

export const SpanishBrasa: Story = {
  globals: { language: 'es', brand: 'brasa' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mirela' })).toBeVisible();
    await waitFor(() => expect(document.documentElement.dataset['brand']).toBe('brasa'));
  },
};

/** @spec screen:mobile.performer-overview 1, entity:enum.mobileActorProfilePage, feature:performers.profile 2 */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
    const tabs = within(canvas.getByRole('navigation', { name: 'Pages of Mirela' })).getAllByRole('link');
    const names = tabs.map(({ textContent }) => textContent.replace(/\d+$/, ''));
    for (const name of ['About me', 'Overview', 'Pictures', 'Videos']) await expect(names).toContain(name);
    for (const name of ['Videos', 'In the same mood']) await expect(canvas.getByRole('region', { name })).toBeVisible();
    const albums = canvas.getByRole('region', { name: 'Albums' }).getBoundingClientRect();
    const about = canvas.getByRole('heading', { name: 'About me' }).getBoundingClientRect();
    await expect(about.top).toBeGreaterThan(albums.top);
  },
};
