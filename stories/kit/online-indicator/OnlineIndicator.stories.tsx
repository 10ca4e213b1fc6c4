import { OnlineIndicator } from '@lounge/kit/online-indicator';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onlineIndicatorExample } from '../../../packages/kit/src/online-indicator/example.ts';

const meta = {
  title: 'Kit/OnlineIndicator',
  component: OnlineIndicator,
  args: onlineIndicatorExample,
} satisfies Meta<typeof OnlineIndicator>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:OnlineIndicator 1 */
export const Default: Story = {
  args: { worded: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Online')).toBeInTheDocument();
  },
};
export const Online: Story = {};
/** Each presence has a word and a dot of its own. @spec component:OnlineIndicator 2-5 */
export const Presences: Story = {
  render: () => (
    <>
      {(['online', 'offline', 'chat', 'momentum'] as const).map((presence) => (
        <OnlineIndicator key={presence} presence={presence} worded />
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const word of ['Online', 'Offline', 'In a chat', 'Just here'])
      await expect(canvas.getByText(word)).toBeVisible();
    const dots = [...canvasElement.querySelectorAll('[data-presence]')].map((dot) => {
      const { background, boxShadow, borderRadius } = getComputedStyle(dot);
      return [background, boxShadow, borderRadius].join(' ');
    });
    await expect(new Set(dots).size).toBe(4);
  },
};
export const Offline: Story = { args: { presence: 'offline' } };
export const InAChat: Story = { args: { presence: 'chat' } };
export const Momentum: Story = { args: { presence: 'momentum' } };
export const OwnWords: Story = { args: { text: 'Online, not in a chat' } };
export const German: Story = { args: { presence: 'momentum' }, globals: { language: 'de' } };
