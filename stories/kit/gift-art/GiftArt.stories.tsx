import { GiftArt, giftShapes } from '@lounge/kit/gift-art';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { giftArtExample } from '../../../packages/kit/src/gift-art/example.ts';
import { Sheet, State } from '../fixtures/Sheet.tsx';

const meta = { title: 'Kit/GiftArt', component: GiftArt, args: giftArtExample } satisfies Meta<typeof GiftArt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EveryDrawing: Story = {
  render: () => (
    <Sheet columns="tile">
      {giftShapes.map((shape) => (
        <State key={shape} name={shape}>
          <GiftArt shape={shape} size={96} />
        </State>
      ))}
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const paints = [...canvasElement.querySelectorAll('radialGradient')].map(({ id }) => id);
    await expect(new Set(paints).size).toBe(paints.length);
    await expect(canvasElement.querySelectorAll('svg[data-shape]')).toHaveLength(12);
  },
};
