import { Button } from '@lounge/kit/button';
import { ChatButtonGroup } from '@lounge/kit/chat-button-group';
import { bellRinging, pushPin } from '@lounge/kit/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { chatButtonGroupExample } from '../../../packages/kit/src/chat-button-group/example.ts';
import { Page } from '../fixtures/Page.tsx';

const { guest, performer } = chatButtonGroupExample;

const meta = {
  title: 'Kit/ChatButtonGroup',
  component: ChatButtonGroup,
  args: {
    ...chatButtonGroupExample,
    onStart: fn(),
    absent: (
      <>
        <Button variant="outline" icon={pushPin} aria-pressed={false}>
          Pin
        </Button>
        <Button variant="outline" icon={bellRinging} aria-pressed={true}>
          You will be told
        </Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof ChatButtonGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The buttons of the row by their texts, in their order. */
const rowOf = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('group', { name: 'Talk with Mirela' }))
    .getAllByRole('button')
    .map((button) => [button.dataset['kind'], button.dataset['state']].join(' '));

/** @spec component:ChatButtonGroup 1, 6, component:ChatButton 1, 11, component:VideoChatButton 1, 11, state:chat-start 4 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(rowOf(canvas)).toEqual([
      'videoChat available',
      'voiceCall available',
      'message available',
      'toyControl available',
      'ticketShow needCoins',
      'voyeurChat unavailable',
    ]);
    const main = canvas.getByRole('button', { name: /^Video chat 36 coins/ });
    await expect(main).toHaveAttribute('data-primary');
    await expect(main).toHaveTextContent('36 coins/min');
    await userEvent.click(main);
    await expect(args.onStart).toHaveBeenCalledWith(expect.objectContaining({ kind: 'videoChat', state: 'available' }));
    (document.activeElement as HTMLElement).blur();
  },
};
export const Brasa: Story = { globals: { brand: 'brasa' } };
export const German: Story = { tags: ['shot'], globals: { language: 'de' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Light: Story = { globals: { theme: 'light' } };

/** @spec component:ChatButtonGroup 2, component:ChatButton 4, component:VideoChatButton 5 */
export const Offline: Story = {
  tags: ['shot'],
  args: { performer: { ...performer, presence: 'offline' } },
  play: async ({ canvas }) => {
    await expect(rowOf(canvas)).toEqual(['message available', 'ticketShow needCoins']);
    await expect(canvas.getByRole('button', { name: 'Pin' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'You will be told', pressed: true })).toBeVisible();
  },
};
/** @spec component:ChatButtonGroup 3, component:VideoChatButton 4 */
export const InTicketShow: Story = {
  args: {
    performer: { ...performer, presence: 'inShow', show: { ...performer.show, state: 'running' } },
  },
  play: async ({ canvas }) => {
    await expect(rowOf(canvas)[0]).toBe('ticketShow enter');
    await expect(canvas.getByRole('button', { name: 'Video chat In a ticket show' })).toBeVisible();
  },
};
/** @spec component:ChatButtonGroup 4, component:FreeChatButton 1, component:ChatButton 3 */
export const FreeChat: Story = {
  args: { performer: { ...performer, videoPrice: null, freeChat: { until: '22:40' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Free chat Free until 22:40' })).toHaveAttribute('data-primary');
  },
};
/** @spec component:ChatButtonGroup 5, component:ChatButton 5, component:VideoChatButton 6 */
export const BannedCountry: Story = {
  args: { performer: { ...performer, isBanned: true } },
  play: async ({ canvas, args }) => {
    await expect(rowOf(canvas).every((each) => each.endsWith('unavailable'))).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Video chat Not in your country' }));
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};
/** @spec component:VideoChatButton 3, component:VoyeurButton 1 */
export const InAnotherChat: Story = {
  args: { performer: { ...performer, presence: 'inChat' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Voyeur chat 18 coins/ })).toHaveAttribute('data-primary');
    await expect(canvas.getByRole('button', { name: 'Video chat In a chat' })).toBeVisible();
  },
};
/** @spec component:ChatButton 2, component:VideoChatButton 2 */
export const WithVoucher: Story = {
  args: { guest: { ...guest, balance: 0, voucherSeconds: 598, freeMessages: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Video chat 9:58 min free' })).toHaveAttribute('data-primary');
    await expect(canvas.getByRole('button', { name: 'Message 3 free left' })).toBeVisible();
  },
};
/** @spec component:ConversionChatButton 1, 4 */
export const WelcomeChat: Story = {
  args: { guest: { ...guest, welcome: { state: 'eligible', minutes: 2, timeLeft: '1:40' } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Welcome chat Free, 1:40 left' }));
    await expect(args.onStart).toHaveBeenCalledWith(expect.objectContaining({ kind: 'welcomeChat' }));
  },
};
/** @spec component:ChatButton 7, component:VideoChatButton 7 */
export const Starting: Story = {
  args: { progress: { kind: 'videoChat', state: 'starting' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Video chat Connecting…', busy: true }));
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};
export const Running: Story = {
  args: { progress: { kind: 'videoChat', state: 'running', time: '4:12' } },
  play: async ({ canvas }) => {
    await expect(rowOf(canvas)[0]).toBe('videoChat running');
    await expect(canvas.getByRole('button', { name: 'Video chat 4:12' })).toBeVisible();
  },
};
/** @spec component:ChatButton 9, component:VideoChatButton 9 */
export const NeedsLogin: Story = {
  args: { guest: { isLoggedIn: false, balance: 0 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Video chat 36 coins.* Log in first$/ }));
    await expect(args.onStart).toHaveBeenCalledWith(expect.objectContaining({ state: 'needLogin' }));
  },
};
export const NeedsCoins: Story = {
  args: { guest: { isLoggedIn: true, balance: 49 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Video chat 36 coins.* Add coins first$/ }));
    await expect(args.onStart).toHaveBeenCalledWith(expect.objectContaining({ state: 'needCoins' }));
  },
};
