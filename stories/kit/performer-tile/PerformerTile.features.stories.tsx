import { PerformerTile, PerformerTileSkeleton, type PerformerTileProps } from '@lounge/kit/performer-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBox } from '../fixtures/in-box.tsx';
import { expect, waitFor, within } from 'storybook/test';
import { brokenPicture, picture } from '../fixtures/pictures.ts';
import { Sheet, State } from '../fixtures/Sheet.tsx';
import { useArtBrand } from '../fixtures/use-art-brand.ts';

interface FeatureProps extends Partial<PerformerTileProps> {
  seed?: string;
}

function Tile({ seed = 'noor', ...props }: FeatureProps) {
  const brand = useArtBrand();
  return (
    <PerformerTile
      name="Noor"
      href="#noor"
      picture={picture(brand, 'portrait', seed)}
      presence="online"
      age={31}
      place="Utrecht"
      more="NL EN"
      price={{ amount: 3600 }}
      lazy={false}
      {...props}
    />
  );
}

const meta = { title: 'Kit/PerformerTile/Features', component: Tile, decorators: [inBox('tile')] } satisfies Meta<
  typeof Tile
>;
export default meta;

type Story = StoryObj<typeof meta>;

const offline = { seed: 'dario', name: 'Dario', age: 39, place: 'Napoli', more: 'EN ES', presence: 'offline' } as const;
const lowered = {
  name: 'Calla Reyes',
  seed: 'callareyes',
  age: 45,
  place: 'Sevilla',
  more: 'ES',
  price: { amount: 4000, was: 5000 },
  badges: [{ kind: 'discount', percent: 20 }],
} as const;
const twoBadges = {
  seed: 'ravenna',
  name: 'Ravenna',
  badges: [{ kind: 'vip' }, { kind: 'new' }, { kind: 'live' }],
} as const;

export const Offline: Story = { args: offline };
/** @spec component:PerformerTile 3 */
export const InAChat: Story = {
  args: { presence: 'chat' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('article')).toHaveAttribute('data-state', 'chat');
    await expect(canvas.getByText('In a chat')).toBeInTheDocument();
  },
};
/** @spec component:PerformerTile 5 */
export const InAShow: Story = {
  args: { badges: [{ kind: 'show' }, { kind: 'vip' }, { kind: 'new' }] },
  play: async ({ canvasElement }) => {
    const badges = [...canvasElement.querySelectorAll('[data-badge]')].map(({ textContent }) => textContent);
    await expect(badges).toEqual(['In a show', 'VIP']);
  },
};
export const Live: Story = { args: { badges: [{ kind: 'live' }] } };
export const New: Story = { args: { badges: [{ kind: 'new' }] } };
export const Vip: Story = { args: { badges: [{ kind: 'vip' }] } };
export const TwoBadgesAtMost: Story = {
  args: twoBadges,
  play: async ({ canvasElement }) => {
    await expect([...canvasElement.querySelectorAll('[data-badge]')].map((badge) => badge.textContent)).toEqual([
      'Live',
      'VIP',
    ]);
  },
};
/** @spec component:PerformerTile 17 */
export const Discount: Story = {
  args: lowered,
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelector('[data-part="price"]')).toHaveTextContent(/40 coins instead of 50\/min$/),
};
export const FreeChat: Story = { args: { freeChat: true } };

/** @spec component:RatingBadge 1 */
export const TenRatings: Story = {
  args: { rating: { count: 10, satisfaction: 94 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/94% of 10 ratings/)).toBeVisible();
    await expect(canvas.queryByText(/Utrecht/)).toBeNull();
  },
};

/** @spec rule:rating-min-10, component:RatingBadge 2-3, component:PerformerTile 11, 16 */
export const BelowTenRatings: Story = {
  render: () => (
    <>
      {[9, 10].map((count) => (
        <Tile key={count} place={`Town ${count}`} rating={{ count, satisfaction: 100 }} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const ratings = canvas.getAllByText(/ratings/).map(({ textContent }) => textContent);
    await expect(ratings).toEqual([expect.stringContaining('100% of 10 ratings')]);
    await expect(canvas.getByText(/Town 9/)).toBeVisible();
    await expect(canvas.queryByText(/Town 10/)).toBeNull();
  },
};
/** The number has a name that is read out; who is offline has none. */
export const Watched: Story = {
  render: () => (
    <>
      <Tile watching={3} />
      <Tile {...offline} watching={3} />
      <Tile name="Mirela" watching={0} />
    </>
  ),
  play: async ({ canvas }) => {
    const [eye, ...others] = canvas.getAllByRole('img', { name: /watching$/ });
    await expect(others).toEqual([]);
    await expect(eye).toHaveAccessibleName('3 are watching');
    await expect(eye?.closest('article')).toHaveTextContent(/Noor.*31\s·\sUtrecht 3/);
  },
};
export const Pinned: Story = { args: { pinned: true } };
export const PreviewPlaying: Story = { args: { progress: 0.58 } };
export const LockedByAgeCheck: Story = { args: { lock: 'ageCheck' } };
/** @spec component:PerformerTile 13 */
export const NotInThisCountry: Story = {
  args: { lock: 'country' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not available')).toBeVisible();
    await expect(canvas.getByText('Not shown in your country')).toBeVisible();
  },
};
export const Ranked: Story = { args: { rank: 2, more: '3,120 points' } };
export const LongName: Story = { args: { name: 'Maximiliane von Hohenfels-Schwarzburg' } };
const endlessName = 'Maximiliane von Hohenfels '.repeat(8).trim();

/** Two lines of it are shown, and the link is named by all of it. */
export const EndlessName: Story = {
  args: { name: endlessName },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: (name) => name.includes(endlessName) });
    const lineHeight = Number.parseFloat(getComputedStyle(link).lineHeight);
    await expect(link.getBoundingClientRect().height).toBeLessThanOrEqual(lineHeight * 2 + 1);
  },
};
export const Feature: Story = { args: { ...twoBadges, feature: true, more: 'Card readings, DE EN' } };
export const Loading: Story = { render: () => <PerformerTileSkeleton /> };

export const PictureFailed: Story = {
  args: { picture: brokenPicture },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[data-tint="1"] [data-part="initial"]')).toBeVisible());
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('img')).toBeNull();
    const link = canvas.getByRole('link');
    const frame = canvasElement.querySelector('[data-part="frame"]')?.getBoundingClientRect() ?? new DOMRect();
    const atCentre = document.elementFromPoint(frame.x + frame.width / 2, frame.y + frame.height / 2);
    await expect(atCentre).toBe(link);
  },
};

/** @spec component:PerformerTile 1-2, 4, 7, 10, 12, 15 */
export const AllStates: Story = {
  tags: ['shot'],
  parameters: { box: 'none' },
  render: () => (
    <Sheet>
      <State name="Online">
        <Tile seed="oonalind" name="Oona Lind" age={34} place="Turku" more="EN" />
      </State>
      <State name="Offline">
        <Tile {...offline} />
      </State>
      <State name="In a chat, VIP">
        <Tile seed="sable" name="Sable" presence="chat" badges={[{ kind: 'vip' }]} />
      </State>
      <State name="Two badges, live before VIP">
        <Tile {...twoBadges} />
      </State>
      <State name="Discount">
        <Tile {...lowered} />
      </State>
      <State name="Free chat">
        <Tile freeChat />
      </State>
      <State name="Ten ratings">
        <Tile rating={{ count: 58, satisfaction: 94 }} />
      </State>
      <State name="Preview, pinned">
        <Tile seed="tamsin" name="Tamsin" pinned progress={0.58} />
      </State>
      <State name="Locked by age check">
        <Tile lock="ageCheck" />
      </State>
      <State name="Picture failed">
        <Tile picture={brokenPicture} />
      </State>
      <State name="Loading">
        <PerformerTileSkeleton />
      </State>
      <State name="Long name, one line">
        <Tile seed="mirela" name="Maximiliane von Hohenfels" badges={[{ kind: 'new' }]} />
      </State>
    </Sheet>
  ),
};

export const Lagoon: Story = { ...AllStates, globals: { brand: 'lagoon', language: 'fr' } };
export const LagoonLight: Story = { ...AllStates, globals: { brand: 'lagoon', language: 'fr', theme: 'light' } };
