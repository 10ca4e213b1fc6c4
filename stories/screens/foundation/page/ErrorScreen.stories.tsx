import { getActorByName } from '@lounge/protocol/content/actors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Error',
  tags: ['!autodocs'],
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/** The address may be mistyped, so there is a way home and one to the search. @spec screen:not-found 2 */
export const NotFound: Story = {
  args: { entry: 'no/such/door/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nobody is behind this door' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See who is live' })).toHaveAttribute('href', '/en/');
    await expect(canvas.getByRole('link', { name: 'Search for it' })).toHaveAttribute('href', '/en/search/all/');
  },
};

/** Without the picture that a performer's page begins with, the bar has the colours of the page. */
export const NobodyOfThatName: Story = {
  args: { entry: 'amateur/nobody-of-that-name/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nobody is behind this door' })).toBeVisible();
    await expect(canvas.getByRole('banner')).not.toHaveAttribute('data-on-picture');
  },
};

export const NotFoundGerman: Story = { args: { entry: 'keine/tuer/' }, globals: { language: 'de' } };

/**
 * Our words, another attempt and a number to quote; nothing of what the failure says to developers.
 * @spec error:http-not-ok, error:user-texts-not-shown, feature:shell.failure 5, component:ErrorNotice 1, 3
 */
export const Failed: Story = {
  args: { entry: 'amateur/mirela/', failing: [getActorByName] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This did not work');
    await expect(canvas.getByText(/story-1/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByText(/getActorByName|unavailable|503/)).toBeNull();
  },
};

/** Without a network the page says that, and is read by itself once there is one. */
export const Offline: Story = {
  args: { entry: 'amateur/mirela/', failing: [getActorByName] },
  play: async ({ canvas, loaded }) => {
    const { goOffline, goOnline } = await livePageOf({ loaded });
    goOffline();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(canvas.queryByText('This did not work')).toBeNull();
    goOnline();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mirela' })).toBeVisible();
  },
};

export const ReadAgain: Story = {
  args: { entry: 'amateur/mirela/', failing: [getActorByName] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Mirela' })).toBeVisible());
    await expect(canvas.getByRole('banner')).toHaveAttribute('data-on-picture');
  },
};
