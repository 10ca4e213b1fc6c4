import { guestCancelled } from '@lounge/mock-api/states';
import { acceptCancellationOffer } from '@lounge/protocol/foundation/conversion';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Cancellation offer',
  tags: ['!autodocs'],
  args: { entry: 'vipclub/', guestId: 7, states: [robin, guestCancelled({ guestId: 7, product: 'vip' })] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
const forget = () => {
  document.cookie = 'status-offer=; path=/; max-age=0';
};

/**
 * The bar has the offer; accepting it says what was agreed, and a cookie of the device remembers that it was answered.
 * @spec screen:overlay.cancellation-offer 1, state:cancellation-offer 2, state:status-bar 2
 */
export const Accepted: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    forget();
    await expect(await canvas.findByText('An offer if you stay:', {})).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Stay for 9,90/ }));
    await expect(await canvas.findByText(/^Until .*, then 19,90/, {})).toBeVisible();
    await expect(document.cookie).toContain('status-offer=answered');
    await expect(canvas.queryByText('An offer if you stay:')).toBeNull();
    const { world } = testPageOf({ loaded });
    const stored = await world.database.reader.query('select status, "offerPeriods" from subscription', []);
    await expect(stored).toEqual([{ status: 'active', offerPeriods: 3 }]);
    forget();
  },
};

/**
 * The bar has both of its types: the offer, and that it was not saved, with the way to try again.
 * @spec screen:overlay.cancellation-offer 2, state:cancellation-offer 3
 */
export const NotSaved: Story = {
  args: { failing: [acceptCancellationOffer] },
  play: async ({ canvas, userEvent }) => {
    forget();
    await expect(await canvas.findByText('An offer if you stay:', {})).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Stay for 9,90/ }));
    await expect(await canvas.findByText('The offer could not be saved.', {})).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText('The offer could not be saved.')).toBeNull());
    forget();
  },
};
