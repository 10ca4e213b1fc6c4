import { aGame } from '@lounge/mock-api/states';
import {
  halloweenReward,
  kickItReward,
  lanternGardenConfig,
  rewardBoxReward,
  slotmachineReward,
  wetAndWildReward,
  wiesnBudeReward,
  wiesnShootingReward,
} from '@lounge/protocol/engagement/special-events';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { playWholeGame, sixRewards, type StoryGame } from './whole-game.ts';

const meta = {
  title: 'Screens/Games',
  tags: ['!autodocs'],
  args: { guestId: 7 },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/** The page of a game, opened at an address, whose first reading of rewards fails. */
const pageOf = (game: StoryGame, entry = `magazine/games/${game.id}/`): NonNullable<Story['args']> => ({
  entry,
  states: sixRewards(game),
  failing: [game.rewardCall],
});

const shooting = { id: 22, eventType: 'wiesnShooting', gameType: 'aiming', rewardCall: wiesnShootingReward } as const;
const water = { id: 40, eventType: 'wetAndWild', gameType: 'aiming', rewardCall: wetAndWildReward } as const;
const slots = { id: 7, eventType: 'slotmachine', gameType: 'reels', rewardCall: slotmachineReward } as const;
const booth = { id: 30, eventType: 'wiesnBude', gameType: 'choosing', rewardCall: wiesnBudeReward } as const;
const doors = { id: 31, eventType: 'halloween', gameType: 'choosing', rewardCall: halloweenReward } as const;
const boxes = { id: 6, eventType: 'rewardBox', gameType: 'choosing', rewardCall: rewardBoxReward } as const;
const garden = { id: 41, eventType: 'lanternGarden', gameType: 'choosing', rewardCall: rewardBoxReward } as const;
const kickIt2024 = { id: 2024, eventType: 'kickIt', gameType: 'aiming', rewardCall: kickItReward } as const;
const kickIt2025 = { ...kickIt2024, id: 2025 } as const;

/** @spec screen:event.slot-machine 1-4, component:SlotMachine 5, component:RewardGame 9, 10, feature:reward.games 4, 5 */
export const SlotMachine: Story = {
  args: pageOf(slots),
  play: async (context) => {
    await expect(await playWholeGame(slots, context)).toHaveTextContent('Lantern, Lantern, Lantern. Rose');
  },
};

/** @spec screen:event.wiesn-shooting 1-5, component:ShootingGame 6 */
export const WiesnShooting: Story = {
  args: pageOf(shooting),
  play: async (context) => {
    await expect(await playWholeGame(shooting, context)).toHaveTextContent('7 of 8 lit');
  },
};

/** @spec screen:event.wet-and-wild 1-4 */
export const WetAndWild: Story = {
  args: pageOf(water),
  play: async (context) => {
    await expect(await playWholeGame(water, context)).toHaveTextContent('7 of 8 lit');
  },
};

/** @spec screen:event.wiesn-bude 1-5 */
export const WiesnBude: Story = {
  args: pageOf(booth),
  play: async (context) => {
    await expect(await playWholeGame(booth, context)).toHaveTextContent(/4.*Lantern. Rose/);
  },
};

/** @spec screen:event.halloween 1-4 */
export const Halloween: Story = {
  args: pageOf(doors),
  play: async (context) => {
    await expect(await playWholeGame(doors, context)).toHaveTextContent('Lantern. Rose');
  },
};

/** @spec screen:event.kick-it-2024 1-4 */
export const KickIt2024: Story = {
  args: pageOf(kickIt2024),
  play: async (context) => {
    await expect(await playWholeGame(kickIt2024, context)).toHaveTextContent('7 of 8 in the goal');
  },
};

/** @spec screen:event.kick-it-2025 1-4 */
export const KickIt2025: Story = {
  args: pageOf(kickIt2025),
  play: async (context) => {
    await expect(await playWholeGame(kickIt2025, context)).toHaveTextContent('7 of 8 in the goal');
  },
};

/** @spec screen:event.reward-box 1, 2 */
export const RewardBox: Story = {
  args: pageOf(boxes),
  play: async (context) => {
    await expect(await playWholeGame(boxes, context)).toHaveTextContent('Lantern. Rose');
  },
};

/** The address whose config names the garden of lanterns. @spec screen:event.spit-or-swallow 1, 2 */
export const LanternGarden: Story = {
  args: pageOf(garden, 'magazine/lantern-garden/'),
  play: async (context) => {
    await expect(await playWholeGame(garden, context)).toHaveTextContent('Lantern. Rose');
    await expect(testPageOf(context).sentOf(lanternGardenConfig)).toBe(1);
    await expect(context.canvas.getByRole('button', { name: 'Lantern 3' })).toBeVisible();
  },
};

/**
 * A game is added by data and texts alone: a row of a kind that exists, with a mechanic, words and outcomes. It is in the list, and its page
 * plays it.
 */
export const AddedByData: Story = {
  args: {
    entry: 'magazine/events/',
    states: [
      robin,
      aGame({
        id: 4242,
        eventType: 'wetAndWild',
        gameType: 'choosing',
        dailyAttempts: 1,
        wins: 'spins',
        title: 'Shells on the beach',
        text: 'One of them is not empty.',
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Shells on the beach' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Shells on the beach' })).toBeVisible();
    await expect(canvas.getByText('One of them is not empty.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Box 1' }));
    await expect(await canvas.findByRole('heading', { name: '2 spins' })).toBeVisible();
    await expect(canvas.getByText('0 of 1 try left')).toBeVisible();
  },
};

/** The second address of the lanterns at the fair. @spec screen:campaign.shooting-gallery 1-4 */
export const ShootingGallery: Story = {
  args: pageOf(shooting, 'magazine/shooting-gallery/'),
  play: async (context) => {
    await expect(await playWholeGame(shooting, context)).toHaveTextContent('7 of 8 lit');
  },
};

/** The second address of the lights in the harbour. @spec screen:campaign.wetnwildgame 1-4 */
export const WetnwildGame: Story = {
  args: pageOf(water, 'magazine/wetnwildgame/'),
  play: async (context) => {
    await expect(await playWholeGame(water, context)).toHaveTextContent('7 of 8 lit');
  },
};
