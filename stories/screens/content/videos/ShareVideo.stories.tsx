import { aVideoOfPerformer, guestIsRestricted, guestSharedVideos } from '@lounge/mock-api/states';
import { sendVideoShareEmail } from '@lounge/protocol/content/videos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const video = aVideoOfPerformer({ id: 95001, actorId: 101 });

const meta = {
  title: 'Screens/Video/Share',
  tags: ['!autodocs'],
  args: { entry: 'amateur/mirela/videos/95001/', guestId: 7, states: [robin, video] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const page = within(document.body);
const dialog = async () => within(await page.findByRole('dialog', { name: 'Share “Rooftop, after rain”' }));
const open = async (canvas: Context['canvas']) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
  return dialog();
};
const recipient = (inside: Awaited<ReturnType<typeof dialog>>) =>
  inside.getByRole('textbox', { name: 'E-mail address' });
const words = (inside: Awaited<ReturnType<typeof dialog>>) =>
  inside.getByRole('textbox', { name: 'Your words (optional)' });
const mails = ({ loaded }: Pick<Context, 'loaded'>) =>
  testPageOf({ loaded }).world.database.reader.query(
    `select "toAddress" as email, body from mail where kind = 'video-share' order by id`,
    [],
  ) as Promise<readonly { email: string; body: string }[]>;

const fill = async (inside: Awaited<ReturnType<typeof dialog>>, email = 'kim@example.com') => {
  await userEvent.type(recipient(inside), email);
  await userEvent.type(words(inside), 'Look at the rain.');
};
const fieldsKept = async (inside: Awaited<ReturnType<typeof dialog>>) => {
  await expect(recipient(inside)).toHaveValue('kim@example.com');
  await expect(words(inside)).toHaveValue('Look at the rain.');
};

/**
 * Nothing is sent without an address. A double press sends one mail. The focus is back where the dialog was opened.
 * @spec screen:overlay.video-share 1, feature:videos.share 1, component:VideoShareForm 6
 */
export const Default: Story = {
  tags: ['shot'],
  play: async ({ canvas, loaded }) => {
    const inside = await open(canvas);
    await userEvent.click(inside.getByRole('button', { name: 'Send' }));
    await expect(recipient(inside)).toHaveAccessibleDescription('Type the address first.');
    await expect(await mails({ loaded })).toEqual([]);
    await fill(inside);
    await userEvent.dblClick(inside.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(inside.getByText(/^It is on its way to kim@example.com/)).toBeVisible());
    const sent = await mails({ loaded });
    await expect(sent).toHaveLength(1);
    await expect(sent[0]?.body).toMatch(
      /^[^\n]*: Robin recommends a video to you\n.*Robin writes: “Look at the rain\.”/s,
    );
    await expect(recipient(inside)).toHaveValue('');
    await userEvent.click(inside.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus();
  },
};

/**
 * The other two outcomes keep what was typed.
 * @spec screen:overlay.video-share 2, feature:videos.share 2, state:video-share-email 1
 */
export const Outcomes: Story = {
  args: { states: [robin, video, guestSharedVideos({ guestId: 7, many: 8 })] },
  play: async ({ canvas, loaded }) => {
    const inside = await open(canvas);
    await fill(inside, 'kim@nowhere.invalid');
    await userEvent.click(inside.getByRole('button', { name: 'Send' }));
    await expect(await inside.findByRole('alert')).toHaveTextContent('The mail was not sent.');
    await expect(words(inside)).toHaveValue('Look at the rain.');
    await userEvent.clear(recipient(inside));
    await userEvent.type(recipient(inside), 'kim@example.com');
    await userEvent.click(inside.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(inside.getByText(/^It is on its way/)).toBeVisible());
    await expect(inside.queryByRole('alert')).toBeNull();
    await fill(inside);
    await userEvent.click(inside.getByRole('button', { name: 'Send' }));
    await expect(await inside.findByRole('alert')).toHaveTextContent('That is enough for today, or for this address.');
    await fieldsKept(inside);
    await expect(await mails({ loaded })).toHaveLength(1);
    await userEvent.click(inside.getByRole('button', { name: 'Close' }));
    await fieldsKept(await open(canvas));
  },
};

/** A mistake that the server finds is said at its field. */
export const WithALink: Story = {
  play: async ({ canvas }) => {
    const inside = await open(canvas);
    await userEvent.type(recipient(inside), 'kim@example');
    await userEvent.type(words(inside), 'See elsewhere.example');
    await userEvent.click(inside.getByRole('button', { name: 'Send' }));
    await expect(recipient(inside)).toHaveAccessibleDescription('This is no e-mail address.');
    await userEvent.type(recipient(inside), '.com');
    await userEvent.click(inside.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(words(inside)).toHaveAccessibleDescription(/^Please write without links/));
    await expect(words(inside)).toHaveValue('See elsewhere.example');
  },
};

/** Without a network nothing is lost, and trying again sends one mail. */
export const Offline: Story = {
  play: async ({ canvas, loaded }) => {
    const inside = await open(canvas);
    await fill(inside);
    testPageOf({ loaded }).goOffline();
    await userEvent.click(inside.getByRole('button', { name: 'Send' }));
    await expect(await inside.findByRole('alert')).toHaveTextContent('You seem to be offline.');
    await fieldsKept(inside);
    testPageOf({ loaded }).goOnline();
    await userEvent.click(inside.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(inside.getByText(/^It is on its way/)).toBeVisible());
    await expect(await mails({ loaded })).toHaveLength(1);
  },
};

export const ServerFails: Story = {
  args: { failing: [sendVideoShareEmail] },
  play: async ({ canvas }) => {
    const inside = await open(canvas);
    await fill(inside);
    await userEvent.click(inside.getByRole('button', { name: 'Send' }));
    await expect(await inside.findByRole('alert')).toBeVisible();
    await fieldsKept(inside);
  },
};

export const Restricted: Story = {
  args: { states: [robin, video, guestIsRestricted({ guestId: 7, level: 1 })] },
  play: async ({ canvas }) => {
    const inside = await open(canvas);
    await fill(inside);
    await userEvent.click(inside.getByRole('button', { name: 'Send' }));
    await expect(await inside.findByRole('alert')).toHaveTextContent('Your account cannot send messages now.');
    await fieldsKept(inside);
  },
};

/** A visitor has the link, and the log-in where a mail would be sent. */
export const Visitor: Story = {
  args: { guestId: null, states: [video] },
  play: async ({ canvas }) => {
    const inside = await open(canvas);
    await expect(inside.getByRole('textbox', { name: 'Link of the video' })).toBeVisible();
    await expect(inside.queryByRole('button', { name: 'Send' })).toBeNull();
    await userEvent.click(inside.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(page.queryByRole('dialog', { name: /^Share/ })).toBeNull());
  },
};

/** Replaces a property of the browser's navigator for the length of a story. */
const withNavigator = async (properties: PropertyDescriptorMap, act: () => Promise<void>): Promise<void> => {
  const before = Object.keys(properties).map(
    (name) => [name, Object.getOwnPropertyDescriptor(navigator, name)] as const,
  );
  Object.defineProperties(navigator, properties);
  try {
    await act();
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor === undefined) Reflect.deleteProperty(navigator, name);
      else Object.defineProperty(navigator, name, descriptor);
    }
  }
};

/** The link is copied, or selected where the browser does not allow that; a device gives it to another app. */
export const Link: Story = {
  play: async ({ canvas }) => {
    const writeText = fn(() => Promise.resolve());
    const share = fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    const properties = {
      clipboard: { configurable: true, value: { writeText } },
      share: { configurable: true, value: share },
    };
    await withNavigator(properties, async () => {
      const inside = await open(canvas);
      const link = inside.getByRole('textbox', { name: 'Link of the video' });
      const url = new URL('/en/amateur/mirela/videos/95001/', location.href).href;
      await expect(link).toHaveValue(url);
      await userEvent.click(inside.getByRole('button', { name: 'Copy link' }));
      await waitFor(() => expect(inside.getByText('The link is copied.')).toBeVisible());
      await expect(writeText).toHaveBeenCalledWith(url);
      writeText.mockImplementation(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
      await userEvent.click(inside.getByRole('button', { name: 'Copy link' }));
      await waitFor(() => expect(inside.getByText(/^It could not be copied here/)).toBeVisible());
      await expect((link as HTMLInputElement).selectionEnd).toBe(url.length);
      await userEvent.click(inside.getByRole('button', { name: 'Share with an app' }));
      await expect(share).toHaveBeenCalledWith({ title: 'Rooftop, after rain', url });
      // Closing the list of apps is no failure.
      await expect(inside.queryByText(/^Your device did not share it/)).toBeNull();
      share.mockImplementation(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
      await userEvent.click(inside.getByRole('button', { name: 'Share with an app' }));
      await waitFor(() => expect(inside.getByText(/^Your device did not share it/)).toBeVisible());
    });
  },
};

export const GermanPhone: Story = {
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Teilen' }));
    await expect(await page.findByRole('dialog', { name: '„Rooftop, after rain“ teilen' })).toBeVisible();
  },
};
