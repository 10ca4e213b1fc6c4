import { guestIsInChat, guestIsLoggedIn, guestOwnsCoins } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Live show/Gifts in a chat',
  tags: ['!autodocs'],
  args: {
    entry: 'amateur/mirela/live-show/',
    guestId: 7,
    states: [
      guestIsLoggedIn({ guestId: 7, token: 'story', name: 'Robin' }),
      guestOwnsCoins({ guestId: 7, amount: 32_000 }),
      guestIsInChat({ guestId: 7, actorId: 101, chatId: 'c-1', price: 3600, seconds: 60 }),
    ],
  },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
const body = () => within(document.body);
const chatOf = async () => within(await body().findByRole('region', { name: 'Video chat with Mirela' }));

/** All gifts give the focus to the first that was not shown; Escape closes them and does not ask to end the chat, pressed again, it asks. */
export const EscapeInAllGifts: Story = {
  play: async ({ loaded, userEvent }) => {
    await livePageOf({ loaded });
    const chat = await chatOf();
    await userEvent.click(await chat.findByRole('button', { name: 'All gifts' }));
    await expect(await chat.findByRole('button', { name: 'Less' })).toHaveAttribute('aria-expanded', 'true');
    const gifts = () => within(chat.getByRole('list', { name: 'Gifts' })).getAllByRole('button');
    await waitFor(() => expect(gifts()[3]).toHaveFocus());
    const press = () =>
      document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }));
    press();
    await expect(await chat.findByRole('button', { name: 'All gifts' })).toHaveFocus();
    await expect(body().queryByRole('button', { name: 'Stay' })).toBeNull();
    press();
    await expect(await body().findByRole('button', { name: 'Stay' })).toBeVisible();
  },
};

/** On a phone the sheet says what is sent; Escape closes it alone, with all its gifts; it opens again with the first ones. */
export const EscapeInTheSheet: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ loaded, userEvent }) => {
    await livePageOf({ loaded });
    const chat = await chatOf();
    await userEvent.click(await chat.findByRole('button', { name: 'Gifts' }));
    await userEvent.click(await chat.findByRole('button', { name: 'All gifts' }));
    const gift = await chat.findByRole('button', { name: /^Rose/ });
    const top = () => chat.getByRole('heading', { name: 'Gifts' }).getBoundingClientRect().top;
    await userEvent.click(gift);
    const before = top();
    await userEvent.click(await chat.findByRole('button', { name: /^Send Rose/ }));
    await expect(await chat.findByText('Rose is sent')).toBeVisible();
    await expect(top()).toBe(before);
    // The browser cancels the dialog around it unless the press is prevented.
    await expect(fireEvent.keyDown(gift, { key: 'Escape' })).toBe(false);
    await waitFor(() => expect(chat.queryByRole('button', { name: /^Rose/ })).toBeNull());
    await expect(body().queryByRole('button', { name: 'Stay' })).toBeNull();
    await userEvent.click(chat.getByRole('button', { name: 'Gifts' }));
    await expect(await chat.findByRole('button', { name: 'All gifts' })).toBeVisible();
  },
};

/** The button that shows all gifts folds them again, and keeps the focus. */
export const FewerAgain: Story = {
  play: async ({ loaded, userEvent }) => {
    await livePageOf({ loaded });
    const chat = await chatOf();
    const all = await chat.findByRole('button', { name: 'All gifts' });
    await expect(all).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(all);
    await userEvent.click(await chat.findByRole('button', { name: 'Less' }));
    await expect(await chat.findByRole('button', { name: 'All gifts' })).toHaveFocus();
    await expect(within(chat.getByRole('list', { name: 'Gifts' })).getAllByRole('button')).toHaveLength(4);
  },
};

/** A gift that was sent folds all gifts, and its button, which is gone, gives the focus to the one that shows them. */
export const SendingFolds: Story = {
  play: async ({ loaded, userEvent }) => {
    await livePageOf({ loaded });
    const chat = await chatOf();
    await userEvent.click(await chat.findByRole('button', { name: 'All gifts' }));
    await userEvent.click(await chat.findByRole('button', { name: /^Rose/ }));
    await userEvent.click(await chat.findByRole('button', { name: /^Send Rose/ }));
    await expect(await chat.findByRole('button', { name: 'All gifts' })).toHaveFocus();
  },
};
