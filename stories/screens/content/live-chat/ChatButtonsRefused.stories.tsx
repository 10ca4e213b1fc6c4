import { guestGetsLocked, guestOwnsCoins, setUpState } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Performer/Chat buttons/Refused',
  tags: ['!autodocs'],
  args: { entry: 'amateur/mirela/', guestId: 7, states: [robin, guestOwnsCoins({ guestId: 7, amount: 8000 })] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const buttonsOf = (canvas: Canvas) =>
  within(canvas.getByRole('group', { name: 'Talk with Mirela' })).getAllByRole('button');

/** An unavailable button says why, can be focused and does nothing; the rest asks a visitor to sign up. @spec component:ChatButton 6 */
export const Visitor: Story = {
  args: { guestId: null, states: [] },
  play: async ({ canvas, loaded }) => {
    const { app, router } = await livePageOf({ loaded });
    const { pathname } = router.state.location;
    const refused = buttonsOf(canvas).filter((button) => button.getAttribute('aria-disabled') === 'true');
    await expect(refused).toHaveLength(1);
    const [voyeur] = refused as [HTMLElement];
    await expect(voyeur).toHaveAccessibleName(/ Nobody in a chat$/);
    voyeur.focus();
    await expect(voyeur).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(voyeur, { pointerEventsCheck: 0 });
    await expect([app.paymentDialog.view, router.state.location.pathname]).toEqual([null, pathname]);
    for (const name of [/^Video chat\b/, /^Message/]) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await waitFor(() => expect(app.paymentDialog.view).toBe('sign-up'));
      app.paymentDialog.close();
    }
  },
};

/**
 * The account is locked while the page is open.
 * @spec component:ChatButton 8, component:VideoChatButton 8, component:MessageButton 5, socket:guestLocked
 */
export const LockedGuest: Story = {
  play: async ({ canvas, loaded }) => {
    const { world, router } = await livePageOf({ loaded });
    await setUpState(guestGetsLocked({ guestId: 7 }), world);
    await waitFor(async () => {
      for (const button of buttonsOf(canvas)) {
        await expect(button).toHaveAccessibleName(/ Account locked$/);
        await expect(button).toHaveAttribute('aria-disabled', 'true');
      }
    });
    await router.navigate('/en/messenger/?actor=101');
    await expect(await canvas.findByText('Your account is locked. You can read, not write.')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Write to Mirela' })).toBeNull();
  },
};
