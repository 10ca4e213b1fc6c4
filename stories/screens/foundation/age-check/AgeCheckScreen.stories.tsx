import { ageCheckEnds, ageIsUnconfirmed, numberIsVerified } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/AgeCheck',
  tags: ['!autodocs'],
  args: { entry: 'myvelvet/age-check/', guestId: 7, states: [robin, ageIsUnconfirmed({ guestId: 7 })] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/** @spec screen:overlay.age-verification 2, feature:age.verify 3-4 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^PIN call/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Bank/ })).toBeVisible();
    await expect(canvas.getByText('Afterwards you get 10 coins as a present, once.')).toBeVisible();
  },
};

/** Pushes change the page; an accepted check leads back to what the guest wanted, the way out to the plain page. @spec feature:age.verify 1-2, component:AgeVerificationWindow 7, screen:overlay.age-verification 1 */
export const Settled: Story = {
  args: { entry: `myvelvet/age-check/?from=${encodeURIComponent('/en/amateur/mirela/?chat=toyControl')}` },
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await expect(await canvas.findByRole('link', { name: /^PIN call/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/en/amateur/mirela/');
    const reason = 'What you chose needs a one-time age check. It brings you back there afterwards.';
    await expect(canvas.getByText(reason)).toBeVisible();
    await ageCheckEnds.setUp({ guestId: 7, result: 'pending' }, world);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Someone is looking at it' })).toBeVisible());
    await ageCheckEnds.setUp({ guestId: 7, result: 'rejected', message: 'Too dark.' }, world);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'We could not confirm it' })).toBeVisible());
    await expect(canvas.getAllByText('Too dark.')[0]).toBeVisible();
    await ageCheckEnds.setUp({ guestId: 7, result: 'accepted' }, world);
    await waitFor(() => expect(canvas.getByText('Age confirmed')).toBeVisible());
    await expect(canvas.getByText('You got 10 coins as a present for it.')).toBeVisible();
    await expect(canvas.queryByText(reason)).toBeNull();
    const back = canvas.getByRole('link', { name: 'Back to where you were' });
    await expect(back).toHaveAttribute('href', '/en/amateur/mirela/?chat=toyControl');
    await ageCheckEnds.setUp({ guestId: 7, result: 'unknown' }, world);
    await waitFor(() => expect(canvas.getByText(/Your earlier check no longer counts/)).toBeVisible());
  },
};

/** A number that was verified elsewhere, such as in the payment window for the age check, is not asked for again. */
export const NumberVerified: Story = {
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await expect(await canvas.findByRole('button', { name: 'Verify a number' })).toBeVisible();
    await numberIsVerified.setUp({ guestId: 7, phoneNumber: '+49 1512 3456789' }, world);
    await ageCheckEnds.setUp({ guestId: 7, result: 'accepted' }, world);
    await expect(await canvas.findByText('The number ending in 789 is verified')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Verify another number' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Verify a number' })).toBeNull();
  },
};

/** By keys only. @spec screen:overlay.pin-call 2, 4, feature:account.phone-verify 3 */
export const NumberByKeyboard: Story = {
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    (await canvas.findByRole('button', { name: 'Verify a number' })).focus();
    await userEvent.keyboard('{Enter}');
    const voice = within(await canvas.findByLabelText('The voice speaks'));
    const voices = voice.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(voices).toEqual(['Deutsch', 'English', 'Español']);
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveFocus();
    await userEvent.keyboard('+49 1512 3456789{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Enter the PIN' })).toBeVisible();
    const [call] = await world.database.reader.query('select pin from "phoneCall" order by id desc', []);
    await userEvent.keyboard(`${(call as { pin: string }).pin}{Enter}`);
    await expect(await canvas.findByText('+49 1512 3456789 belongs to your account now.')).toBeVisible();
  },
};

export const Anonymous: Story = {
  args: { guestId: null, states: [] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link', { name: 'Log in' }).length).toBeGreaterThan(0));
    await expect(canvas.queryByRole('link', { name: /^PIN call/ })).toBeNull();
  },
};
