import {
  ageCheckEnds,
  guestIsGivenGifts,
  guestIsLoggedIn,
  guestStartsSubscription,
  guestSubscribes,
  numberIsVerified,
  performerAnswersCall,
  pointsChange,
  setUpState,
  voiceCallEnds,
  voiceCallRings,
} from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Account state',
  tags: ['!autodocs'],
  args: { entry: 'myvelvet/profile/', guestId: 7 },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/**
 * The state of the account follows pushes, also those of modules that this page does not open.
 * @spec screen:personal.profile 2, state:guest-data-pushes 4
 */
export const StateOfTheAccount: Story = {
  args: {
    states: [
      guestIsLoggedIn({ guestId: 7, token: 'story', avsStatus: 'unknown' }),
      voiceCallRings({ guestId: 7, actorId: 101, clientId: 'call-1' }),
      guestSubscribes({ guestId: 7, product: 'tv' }),
    ],
  },
  play: async ({ canvas, loaded }) => {
    const { world, app } = await livePageOf({ loaded });
    const account = within(await canvas.findByRole('region', { name: 'More about your account' }));
    const reads = (name: string) => account.findByRole('link', { name });
    await expect(await reads('Age check Not confirmed yet Start the check')).toHaveAttribute(
      'href',
      '/vxpay/en/age-check',
    );
    const mobile = await reads('Mobile number Not verified yet Verify');
    await expect(mobile).toHaveAttribute('href', '/en/myvelvet/age-check/');
    await expect(await reads('Voice calls You are in a call without your name See')).toBeVisible();
    await expect(await reads('VIP Not active See')).toHaveAttribute('href', '/en/vipclub/');
    await expect(await reads('TV Active See')).toHaveAttribute('href', '/en/tv/premium/');
    await expect(await reads('Gifts None See')).toHaveAttribute('href', '/en/myvelvet/benefits/');
    await setUpState(ageCheckEnds({ guestId: 7, result: 'rejected', message: 'The picture is blurred.' }), world);
    await expect(await reads('Age check The picture is blurred. Start the check')).toBeVisible();
    await setUpState(ageCheckEnds({ guestId: 7, result: 'accepted' }), world);
    const confirmed = await reads('Age check Confirmed See');
    await expect(confirmed).toHaveAttribute('href', '/en/myvelvet/age-check/');
    await setUpState(guestIsGivenGifts({ guestId: 7, giftId: 4, quantity: 2 }), world);
    await expect(await reads('Gifts 2 of your own See')).toBeVisible();
    await setUpState(voiceCallEnds({ clientId: 'call-1' }), world);
    await expect(await reads('Voice calls You are in no call See')).toBeVisible();
    await setUpState(guestStartsSubscription({ guestId: 7, product: 'vip' }), world);
    await expect(await reads('VIP Active See')).toBeVisible();
    await setUpState(pointsChange({ guestId: 7, points: 640 }), world);
    await waitFor(() => expect(app.stores.guest.data.value?.loyaltyPoints).toBe(640));
  },
};

/** A verified number is said, and a voice call that is answered in another tab. */
export const VerifiedNumber: Story = {
  args: {
    states: [
      guestIsLoggedIn({ guestId: 7, token: 'story' }),
      numberIsVerified({ guestId: 7, phoneNumber: '+4915123456789' }),
      voiceCallRings({ guestId: 7, actorId: 101, clientId: 'call-1' }),
    ],
  },
  play: async ({ canvas, loaded }) => {
    const { world, app } = await livePageOf({ loaded });
    await expect(await canvas.findByRole('link', { name: 'Mobile number Verified See' })).toBeVisible();
    app.stores.guest.update({ isAnonymousVoicecall: false });
    await expect(await canvas.findByRole('link', { name: 'Voice calls You are in no call See' })).toBeVisible();
    await setUpState(performerAnswersCall({ clientId: 'call-1' }), world);
    const running = 'Voice calls You are in a call without your name See';
    await expect(await canvas.findByRole('link', { name: running })).toBeVisible();
  },
};
