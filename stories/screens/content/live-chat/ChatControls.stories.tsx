import {
  aPerformer,
  guestIsInChat,
  guestIsLoggedIn,
  guestOwnsCoins,
  performerAnswersChat,
  setUpState,
} from '@lounge/mock-api/states';
import { actorReport } from '@lounge/protocol/content/live-chat';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const coins = guestOwnsCoins({ guestId: 7, amount: 32_000 });
const chat = { guestId: 7, actorId: 101, chatId: 'c-1', seconds: 40 };

const meta = {
  title: 'Screens/Live show/Controls',
  tags: ['!autodocs'],
  args: {
    entry: 'amateur/mirela/live-show/',
    guestId: 7,
    states: [robin, coins, guestIsInChat({ ...chat, price: 3600 })],
  },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Context = Parameters<NonNullable<Story['play']>>[0];
const body = () => within(document.body);

const enter = async ({ loaded }: Context) => {
  await livePageOf({ loaded });
  const named = { name: 'Video chat with Mirela' };
  return within(await body().findByRole('region', named));
};
/** Opens the menu of the chat and presses one of its items. */
const press = async (region: ReturnType<typeof within>, name: string) => {
  await userEvent.click(region.getByText('More'));
  await userEvent.click(region.getByRole('button', { name }));
};

/** The report fails once, is sent again, and the chat goes on. */
export const Report: Story = {
  args: { failing: [actorReport] },
  play: async (context) => {
    const region = await enter(context);
    await press(region, 'Report Mirela');
    const report = within(body().getByRole('dialog', { name: 'Report Mirela' }));
    await userEvent.click(report.getByRole('radio', { name: 'Insults or pressure' }));
    await userEvent.type(report.getByRole('textbox'), 'Would not stop.');
    await userEvent.click(report.getByRole('button', { name: 'Send the report' }));
    await waitFor(() => expect(report.getByRole('alert')).toBeVisible());
    await userEvent.click(report.getByRole('button', { name: 'Send the report' }));
    await waitFor(() => expect(body().queryByRole('dialog', { name: 'Report Mirela' })).toBeNull());
    await expect(region.getByRole('timer')).toBeVisible();
  },
};

/** A block ends the chat with its bill, and the buttons then say why nothing is possible. */
export const Block: Story = {
  play: async (context) => {
    const region = await enter(context);
    await press(region, 'Block Mirela');
    const block = within(body().getByRole('dialog', { name: 'Block Mirela?' }));
    await userEvent.click(block.getByRole('button', { name: 'Block' }));
    const { canvas } = context;
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your chat with Mirela' })).toBeVisible());
    await expect(canvas.getByText(/^You ended it/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Start again/ })).toBeNull());
  },
};

/** Replaces the browser's camera for a story; each call is answered by the next answer, the last one for the rest. */
const withCamera = (...answers: (string | MediaStream)[]) => {
  const getUserMedia = fn(() => {
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? 'NotFoundError';
    return typeof answer === 'string' ? Promise.reject(new DOMException('', answer)) : Promise.resolve(answer);
  });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  return getUserMedia;
};

/** A picture that a canvas draws. */
const drawn = (): MediaStream => {
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')?.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.captureStream(5);
};

const mirela = aPerformer({ id: 101, name: 'Mirela', isOnline: true });
const alone = guestIsInChat({ ...chat, withCamera: true, price: 4000 });
const own = () => within(body().getByRole('figure', { name: 'Your picture' }));

/** Off until the guest turns it on; what the browser refuses is said, and a new turn asks again. */
export const Camera: Story = {
  args: { states: [robin, coins, mirela, alone] },
  play: async (context) => {
    const stream = drawn();
    const getUserMedia = withCamera('NotAllowedError', 'NotFoundError', stream);
    const region = await enter(context);
    const camera = region.getByRole('button', { name: 'Camera' });
    await expect(camera).toHaveAttribute('aria-pressed', 'false');
    await expect(own().getByText('Your camera is off')).toBeVisible();
    await expect(getUserMedia).not.toHaveBeenCalled();
    await userEvent.click(camera);
    await waitFor(() => expect(own().getByText('Your browser does not allow the camera')).toBeVisible());
    await userEvent.click(camera);
    await waitFor(() => expect(own().getByText('There is no camera')).toBeVisible());
    await userEvent.click(camera);
    await waitFor(() => expect(own().getByText('Only Mirela sees you')).toBeVisible());
    await expect(getUserMedia).toHaveBeenCalledWith({ video: { facingMode: 'user' }, audio: false });
    await expect(document.querySelector('figure video')).toHaveProperty('muted', true);
    await waitFor(() => expect(camera).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(own().getByRole('button', { name: 'Hide your picture' }));
    await expect(body().queryByRole('figure', { name: 'Your picture' })).toBeNull();
    await expect(stream.active).toBe(true);
    await userEvent.click(camera);
    await waitFor(() => expect(own().getByText('Your camera is off')).toBeVisible());
    await expect(stream.active).toBe(false);
  },
};

/** The camera of a chat without one asks first, at the price of the chat that is the guest's alone. */
export const IntoCameraToCamera: Story = {
  args: { states: [robin, coins, mirela, guestIsInChat({ ...chat, price: 3600 })] },
  play: async (context) => {
    withCamera(drawn());
    const region = await enter(context);
    await userEvent.click(region.getByRole('button', { name: 'Camera' }));
    const asked = () => body().getByRole('dialog', { name: 'Camera to camera?' });
    await expect(within(asked()).getByText('40')).toBeVisible();
    await userEvent.click(within(asked()).getByRole('button', { name: 'Stay in this chat' }));
    await expect(region.getByRole('timer')).toBeVisible();
    await userEvent.click(region.getByRole('button', { name: 'Camera' }));
    await userEvent.click(within(asked()).getByRole('button', { name: 'Switch' }));
    await waitFor(() => expect(body().getByRole('heading', { name: 'Calling Mirela' })).toBeVisible());
    // The chat rings a moment after the page says so.
    await waitFor(async () => {
      await setUpState(performerAnswersChat({ guestId: 7 }), testPageOf(context).world);
      await expect(own().getByText('Your camera is off')).toBeVisible();
    });
  },
};

/** Without the age check the chat that is the guest's alone is not offered, but the check is. */
export const CameraNeedsAgeCheck: Story = {
  args: {
    states: [
      guestIsLoggedIn({ guestId: 7, token: 'story', name: 'Robin', avsStatus: 'unknown' }),
      coins,
      guestIsInChat({ ...chat, price: 3600 }),
    ],
  },
  play: async (context) => {
    const region = await enter(context);
    await userEvent.click(region.getByRole('button', { name: 'Camera' }));
    const asked = within(body().getByRole('dialog', { name: 'Camera to camera?' }));
    await expect(asked.getByRole('button', { name: 'Check my age' })).toBeVisible();
    await expect(asked.queryByRole('button', { name: 'Switch' })).toBeNull();
  },
};
