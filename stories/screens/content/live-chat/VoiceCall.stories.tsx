import { setPresence } from '@lounge/mock-api';
import { guestIsLocked, performerAnswersCall, setUpState, voiceCallEnds } from '@lounge/mock-api/states';
import { voiceCallAnonymousStart } from '@lounge/protocol/content/live-chat';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Voice call',
  tags: ['!autodocs'],
  args: { entry: 'amateur/mirela/', guestId: null, states: [] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Context = Parameters<NonNullable<Story['play']>>[0];
/** Presses the button of the call and returns its dialog. */
const call = async ({ canvas, loaded }: Context) => {
  const page = await livePageOf({ loaded });
  await userEvent.click(await canvas.findByRole('button', { name: /^Voice call/ }));
  const dialog = within(await within(document.body).findByRole('dialog', { name: 'Voice call with Mirela' }));
  return { ...page, dialog };
};
const untilHeading = (dialog: ReturnType<typeof within>, name: string) =>
  waitFor(() => expect(dialog.getByRole('heading', { name })).toBeVisible());
const clientIdOf = async (world: Awaited<ReturnType<typeof livePageOf>>['world']): Promise<string> => {
  const [row] = (await world.database.reader.query('select key from "voiceCall"', [])) as readonly { key: string }[];
  return row?.key ?? '';
};

/** An anonymous visitor calls, talks, and the performer hangs up. @spec screen:chat.voice-call 1, feature:chat.voice-call 3, component:VoiceCallButton 6 */
export const Default: Story = {
  play: async (context) => {
    const { dialog, world } = await call(context);
    await untilHeading(dialog, 'Calling Mirela');
    // The first focused button, which closes the window, is gone while the call is open.
    const overlay = within(document.body).getByRole('dialog');
    await waitFor(() => expect(overlay.contains(document.activeElement)).toBe(true));
    await expect(dialog.getByText('Your number stays hidden.')).toBeVisible();
    const clientId = await clientIdOf(world);
    await setUpState(performerAnswersCall({ clientId }), world);
    await untilHeading(dialog, 'You are talking with Mirela');
    await expect(dialog.getByRole('timer')).toHaveTextContent('0:00');
    await setUpState(voiceCallEnds({ clientId }), world);
    await untilHeading(dialog, 'Your call with Mirela is over');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

/** The visitor hangs up by Escape, which ends the call at the server. */
export const HungUp: Story = {
  args: { guestId: 7, states: [robin] },
  play: async (context) => {
    const { dialog, world } = await call(context);
    await untilHeading(dialog, 'Calling Mirela');
    await userEvent.click(dialog.getByRole('button', { name: 'End call' }));
    await untilHeading(dialog, 'Your call with Mirela is over');
    await waitFor(async () =>
      expect(await world.database.reader.query('select 1 from "voiceCall" where "endedAt" is null', [])).toHaveLength(
        0,
      ),
    );
    await expect(dialog.getByRole('link', { name: 'Write a message' })).toHaveAttribute(
      'href',
      '/en/messenger/?actor=101',
    );
  },
};

/** Any code but 2000 is named, with what to do next. @spec error:voicecall-not-2000, component:VoiceCallButton 6, feature:chat.voice-call 2, screen:chat.voice-call 1 */
export const Busy: Story = {
  args: { guestId: 7, states: [robin] },
  play: async (context) => {
    const { world } = await livePageOf(context);
    // The page has not been told yet.
    const columns = '"actorId", "privateUntil", "isStill", "isPreviewOff", scene, shown';
    const values = `101, '2027-01-01T00:00:00.000Z', 0, 0, 0, 'here'`;
    await world.database.change((tx) => tx.query(`insert or replace into stage (${columns}) values (${values})`, []));
    const { dialog } = await call(context);
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Mirela cannot be reached'));
    await expect(dialog.getByText(/^Mirela is talking with somebody/)).toBeVisible();
    await expect(dialog.getByText('If you ask us about it: 2004')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Call again' })).toBeVisible();
  },
};

export const LeftMeanwhile: Story = {
  play: async (context) => {
    const { world } = await livePageOf(context);
    await world.database.change((tx) => tx.query('update actor set "isOnline" = 0 where id = 101', []));
    const { dialog } = await call(context);
    await waitFor(() => expect(dialog.getByText(/^Mirela has just left/)).toBeVisible());
    await setPresence(world, 101, true);
    await userEvent.click(dialog.getByRole('button', { name: 'Call again' }));
    await untilHeading(dialog, 'Calling Mirela');
  },
};

export const NotSent: Story = {
  args: { failing: [voiceCallAnonymousStart] },
  play: async (context) => {
    const { dialog } = await call(context);
    await waitFor(() => expect(dialog.getByText(/^The call could not be sent/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Call again' }));
    await untilHeading(dialog, 'Calling Mirela');
  },
};

export const LockedGuest: Story = {
  args: { guestId: 7, states: [robin, guestIsLocked({ guestId: 7 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Voice call/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

const ringing: Story = {
  play: async ({ canvasElement, loaded }) => {
    await livePageOf({ loaded });
    await userEvent.click(canvasElement.querySelector<HTMLElement>('[data-kind=voiceCall]') as HTMLElement);
    await waitFor(() => expect(document.querySelector('dialog [data-state=ringing]')).toBeVisible());
  },
};
export const GermanPhone: Story = { ...ringing, globals: { language: 'de', viewport: { value: 'phone' } } };
export const SpanishBrasa: Story = { ...ringing, globals: { language: 'es', brand: 'brasa' } };
