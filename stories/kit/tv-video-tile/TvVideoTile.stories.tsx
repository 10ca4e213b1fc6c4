import { PinButton } from '@lounge/kit/pin-button';
import { TileSkeleton } from '@lounge/kit/skeleton';
import { TvVideoTile, type TvVideoTileProps } from '@lounge/kit/tv-video-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { tvVideoTileExample } from '../../../packages/kit/src/tv-video-tile/example.ts';
import { inBox } from '../fixtures/in-box.tsx';
import { brokenPicture, picture } from '../fixtures/pictures.ts';
import { Sheet, State } from '../fixtures/Sheet.tsx';
import { usePictureOfBrand } from '../fixtures/use-picture-of-brand.ts';

function InBrand({ picture: shown, ...props }: TvVideoTileProps) {
  return <TvVideoTile lazy={false} {...props} picture={usePictureOfBrand(shown)} />;
}

function Tile({ seed = 'orchids', ...props }: Partial<TvVideoTileProps> & { seed?: string }) {
  return <InBrand {...tvVideoTileExample} picture={picture('velvet', 'still', seed)} {...props} />;
}

function Pin({ isPinned = false }: { isPinned?: boolean }) {
  const [pinned, setPinned] = useState(isPinned);
  return <PinButton look="icon" label="Watch later" pinned={pinned} onPin={(choice) => setPinned(choice.pinned)} />;
}

const meta = {
  title: 'Kit/TvVideoTile',
  component: TvVideoTile,
  args: tvVideoTileExample,
  decorators: [inBox('video')],
  render: (args) => <InBrand {...args} />,
} satisfies Meta<typeof TvVideoTile>;
export default meta;

type Story = StoryObj<typeof meta>;

const subscriber = { isCurrent: true, isPast: false };
const formerSubscriber = { isCurrent: false, isPast: true };

/** Free TV needs no subscription, and asks for none. @spec component:TvVideoTile 1 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Orchids at midnight' })).toHaveAttribute('href', '#orchids');
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvas.getByText('Night kitchen · 22 minutes')).toBeVisible();
    await expect(canvas.queryByText(/Premium|subscription/)).toBeNull();
    await expect(canvas.queryByLabelText('Watched')).toBeNull();
  },
};

const subscriptions = [
  ['never', undefined, 'With a TV subscription'],
  ['past', formerSubscriber, 'Your TV subscription has ended'],
  ['current', subscriber, null],
  ['current, after a past one', { isCurrent: true, isPast: true }, null],
] as const;

/**
 * A premium video by the two flags of a guest: without a current subscription it is locked and says what opens it, but keeps its picture and
 * title.
 * @spec component:TvVideoTile 2, 6
 */
export const Premium: Story = {
  parameters: { box: 'none' },
  render: () => (
    <Sheet columns="wide">
      {subscriptions.map(([name, subscription]) => (
        <State key={name} name={name}>
          <Tile seed="candle" title="The late waltz" duration={1860} premium subscription={subscription} />
        </State>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('article');
    await expect(tiles).toHaveLength(subscriptions.length);
    for (const [at, [, , lock]] of subscriptions.entries()) {
      const tile = within(tiles[at] as HTMLElement);
      await expect(tile.getByText('Premium')).toBeVisible();
      await expect(tile.queryByText('Free')).toBeNull();
      await expect(tile.getByRole('link', { name: 'The late waltz' })).toBeVisible();
      await expect(tiles[at]?.querySelector('img')).toBeVisible();
      const words = tile.queryByText(/subscription/)?.textContent ?? null;
      await expect(words).toBe(lock);
    }
  },
};

/** @spec component:TvVideoTile 3 */
export const Watched: Story = {
  args: { watched: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Watched' })).toBeVisible();
  },
};

/** The pin stands over the link of the tile, and a press on it does not follow it. */
export const Pinned: Story = {
  args: { pin: <Pin /> },
  play: async ({ canvas }) => {
    const pin = canvas.getByRole('button', { name: 'Watch later' });
    await userEvent.click(pin);
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    const { left, top, width, height } = pin.getBoundingClientRect();
    await expect(pin).toContainElement(
      document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement | SVGElement,
    );
  },
};

/** @spec component:TvVideoTile 4 */
export const Loading: Story = {
  render: () => <TileSkeleton data-testid="loading" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('loading')).toBeVisible();
    await expect(canvas.getByTestId('loading').querySelectorAll('[data-part="frame"], [data-skeleton]')).toHaveLength(
      3,
    );
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

const states = (
  <Sheet columns="wide">
    <State name="Free, pinned">
      <Tile pin={<Pin isPinned />} />
    </State>
    <State name="Premium, locked">
      <Tile seed="candle" title="The late waltz" format="Film" duration={1860} premium pin={<Pin />} />
    </State>
    <State name="Premium, subscription ended">
      <Tile seed="vinyl" title="Vinyl hour" premium subscription={formerSubscriber} />
    </State>
    <State name="Premium, open, watched">
      <Tile seed="rooftop" title="Tea at seven" premium subscription={subscriber} watched pin={<Pin />} />
    </State>
    <State name="Free, watched, long title">
      <Tile
        title="Benachrichtigungseinstellungen für die lange Nacht am Klavier"
        format="Late night"
        duration={4100}
        watched
      />
    </State>
    <State name="Picture failed">
      <Tile picture={brokenPicture} format={undefined} />
    </State>
  </Sheet>
);

export const AllStates: Story = { tags: ['shot'], parameters: { box: 'none' }, render: () => states };

/** Two tiles beside each other, the marks of each on one picture. */
export const Phone: Story = {
  tags: ['shot'],
  parameters: { box: 'none' },
  globals: { language: 'de', theme: 'light', viewport: { value: 'phone' } },
  render: () => (
    <Sheet>
      <Tile premium watched title="Nachtküche" subscription={subscriber} pin={<Pin />} />
      <Tile
        seed="candle"
        title="Der späte Walzer"
        format="Film"
        premium
        subscription={formerSubscriber}
        pin={<Pin />}
      />
    </Sheet>
  ),
};
