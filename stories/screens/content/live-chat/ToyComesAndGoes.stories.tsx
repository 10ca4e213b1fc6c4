import { guestIsInChat, performerHasToy, performerToyChanges, setUpState } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onLivePage } from '../../harness/on-live-page.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const mirela = 101;

const meta = {
  title: 'Screens/Toy control/Comes and goes',
  tags: ['!autodocs'],
  args: onLivePage(
    guestIsInChat({ guestId: 7, actorId: mirela, chatId: 'c-1', price: 3600, seconds: 42 }),
    performerHasToy({ actorId: mirela, isConnected: false }),
  ),
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
/** The gifts of the tray with their places on the screen. */
const giftsOf = (tray: HTMLElement) =>
  within(within(tray).getByRole('list'))
    .getAllByRole('button')
    .map((gift) => {
      const { x, y, width, height } = gift.getBoundingClientRect();
      return [gift.textContent, x, y, width, height];
    });

const whileTheToyComes: NonNullable<Story['play']> = async (context) => {
  const { world } = await livePageOf(context);
  const chat = within(await within(document.body).findByRole('region', { name: 'Video chat with Mirela' }));
  const open = chat.queryByRole('button', { name: 'Gifts' });
  if (open !== null) await userEvent.click(open);
  const tray = await chat.findByRole('region', { name: 'Gifts' });
  await within(tray).findByRole('button', { name: /^Rose/ });
  const before = giftsOf(tray);
  await setUpState(performerToyChanges({ actorId: mirela, isConnected: true }), world);
  await expect(await within(tray).findByRole('button', { name: 'Toy control' })).toBeVisible();
  await expect(giftsOf(tray)).toEqual(before);
  await setUpState(performerToyChanges({ actorId: mirela, isConnected: false }), world);
  await waitFor(() => expect(within(tray).queryByRole('button', { name: 'Toy control' })).toBeNull());
  await expect(giftsOf(tray)).toEqual(before);
};

/** A toy that is connected while the guest looks at the gifts adds its button; no gift goes or moves. */
export const Default: Story = { play: whileTheToyComes };
export const Phone: Story = { play: whileTheToyComes, globals: { viewport: { value: 'phone' } } };

/** On phones a chat with toy control opens with the sheet of its controls; Escape closes it, and the log is there. */
export const OpensOnAPhone: Story = {
  args: onLivePage(
    guestIsInChat({ guestId: 7, actorId: mirela, chatId: 'c-1', kind: 'toyControl', price: 4400, seconds: 42 }),
  ),
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await livePageOf(context);
    const chat = within(await within(document.body).findByRole('region', { name: 'Toy control with Mirela' }));
    const pattern = await chat.findByRole('button', { name: /Gentle wave/ });
    await expect(pattern).toBeVisible();
    await expect(chat.queryByRole('textbox', { name: 'Write to Mirela' })).toBeNull();
    pattern.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(chat.getByRole('textbox', { name: 'Write to Mirela' })).toBeVisible());
    await expect(chat.queryByRole('button', { name: /Gentle wave/ })).toBeNull();
  },
};
