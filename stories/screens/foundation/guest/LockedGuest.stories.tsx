import { guestIsLocked, guestIsLoggedIn, guestOwnsCoins } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { untilCoins } from '../../harness/until-coins.ts';

const meta = {
  title: 'Screens/Locked guest',
  tags: ['!autodocs'],
  args: {
    entry: 'amateur/mirela/',
    guestId: 7,
    states: [
      guestIsLoggedIn({ guestId: 7, token: 'story', name: 'Robin' }),
      guestOwnsCoins({ guestId: 7, amount: 5000 }),
      guestIsLocked({ guestId: 7 }),
    ],
  },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
const patient = { timeout: 5000 };

/** A locked guest reads before each press what is not possible, keeps what is owned, and is helped. */
export const OnEachPage: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    const { router } = await livePageOf({ loaded }, patient);
    await expect(await canvas.findByText('Your account is locked.', undefined, patient)).toBeVisible();
    await untilCoins(canvasElement, 50);
    const talk = within(canvas.getByRole('group', { name: 'Talk with Mirela' }));
    for (const name of [/^Video chat\b/, /^Message/])
      await expect(talk.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    await router.navigate('/en/amateur/mirela/pictures/1002/');
    const gate = within(await canvas.findByRole('region', { name: /more picture/ }, patient));
    await expect(await gate.findByText('Your account is locked.', undefined, patient)).toBeVisible();
    await expect(gate.queryByRole('button')).toBeNull();
    await router.navigate('/en/messenger/?actor=101');
    const text = 'Your account is locked. You can read, not write.';
    await expect(await canvas.findByText(text, undefined, patient)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Write to Mirela' })).toBeNull();
    await router.navigate('/en/myvelvet/profile/');
    const reason = 'Your account is locked, so this stays as it is.';
    await expect(await canvas.findByText(reason, undefined, patient)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(within(canvas.getByRole('contentinfo')).getByRole('link', { name: 'Help' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/help/'), patient);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
