import { ChatControls } from '@lounge/kit/chat-controls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { chatControls } from '../video-chat/chat-parts.tsx';

const Stage = styled.div.withConfig({ componentId: 'story-stage' })`
  position: relative;
  height: 420px;
  background: rgb(var(--kit-scrim) / 0.6);
`;

const onStage = (Story: ComponentType) => (
  <Stage>
    <Story />
  </Stage>
);

const meta = {
  title: 'Kit/ChatControls',
  component: ChatControls,
  args: {
    ...chatControls,
    microphone: { isOn: false, onToggle: fn() },
    sound: { isMuted: false, volume: 0.66, onChange: fn() },
    quality: {
      label: '1080p',
      choices: [
        { id: 2, label: '1080p' },
        { id: 1, label: '360p' },
      ],
      chosen: null,
      onChoose: fn(),
    },
    onReport: fn(),
    onBlock: fn(),
    onFullScreen: fn(),
  },
  decorators: [onStage],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ChatControls>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const microphone = canvas.getByRole('button', { name: 'Microphone' });
    await expect(microphone).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(microphone);
    await expect(args.microphone?.onToggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await expect(args.sound.onChange).toHaveBeenLastCalledWith({ isMuted: true, volume: 0.66 });
    const volume = canvas.getByRole('slider', { name: 'Volume' });
    await expect(volume).toHaveAttribute('aria-valuetext', '66%');
    await fireEvent.change(volume, { target: { value: '0' } });
    await expect(args.sound.onChange).toHaveBeenLastCalledWith({ isMuted: true, volume: 0.66 });
    await fireEvent.change(volume, { target: { value: '0.3' } });
    await expect(args.sound.onChange).toHaveBeenLastCalledWith({ isMuted: false, volume: 0.3 });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Quality' }), '360p');
    await expect(args.quality?.onChoose).toHaveBeenLastCalledWith({ id: 1 });
  },
};

/** Reporting and blocking are in the menu; Escape closes it and gives the focus back. */
export const Menu: Story = {
  play: async ({ canvas, args }) => {
    const more = canvas.getByText('More').closest('summary');
    if (!more) throw new Error('There is no menu.');
    await userEvent.click(more);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Report Mirela' })).toBeVisible());
    await expect(canvas.getAllByRole('button', { name: 'Microphone' })).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect(more).toHaveFocus();
    await expect(more.closest('details')).not.toHaveAttribute('open');
    await userEvent.click(more);
    await userEvent.click(canvas.getByRole('button', { name: 'Block Mirela' }));
    await expect(args.onBlock).toHaveBeenCalledOnce();
    await expect(more.closest('details')).not.toHaveAttribute('open');
  },
};

export const MenuOnAPhone: Story = {
  tags: ['shot'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, args }) => {
    const shown = canvas.getAllByRole('button').filter((button) => button.checkVisibility());
    await expect(shown.length).toBeGreaterThanOrEqual(3);
    for (const button of shown) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    const more = canvas.getByText('More').closest('summary');
    if (!more) throw new Error('There is no menu.');
    await userEvent.click(more);
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }));
    await expect(args.onFullScreen).toHaveBeenCalledOnce();
    // The chosen item is hidden with the menu.
    await expect(more).toHaveFocus();
    await userEvent.click(more);
    await userEvent.hover(canvasElement);
    more.blur();
  },
};
export const Muted: Story = { args: { sound: { isMuted: true, volume: 0.66, onChange: fn() } } };
export const Lost: Story = { args: { line: 'lost' } };
export const OnlyWatching: Story = { args: { microphone: undefined, camera: undefined } };
