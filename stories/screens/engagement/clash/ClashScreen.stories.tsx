import {
  aClash,
  aClashChallenge,
  aPerformer,
  guestVotesInClash,
  setUpState,
  teamHasVotes,
} from '@lounge/mock-api/states';
import { addVote } from '@lounge/protocol/engagement/clash';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const noor = aPerformer({ id: 901, name: 'Noor Vega', isOnline: true });
const ada = aPerformer({ id: 902, name: 'Ada Lind', isOnline: false });
const teams = [
  { id: 21, name: 'Team Piano', memberIds: [901] },
  { id: 22, name: 'Team Voice', memberIds: [902, 901] },
];
const song = aClashChallenge({ id: 31, clashId: 9, moderatorId: 902, videoId: 5001 });
const votes = [
  teamHasVotes({ challengeId: 31, teamId: 21, votes: 54 }),
  teamHasVotes({ challengeId: 31, teamId: 22, votes: 46 }),
];

const meta = {
  title: 'Screens/Clash',
  tags: ['!autodocs'],
  args: {
    entry: 'clash/9/',
    guestId: 7,
    states: [
      robin,
      noor,
      ada,
      aClash({ id: 9, teams }),
      aClashChallenge({
        id: 30,
        clashId: 9,
        startsIn: -50,
        type: 'jury',
        winnerAdmin: 22,
        title: 'First impression',
      }),
      song,
      aClashChallenge({ id: 32, clashId: 9, startsIn: 60, title: 'Finale' }),
      ...votes,
    ],
  },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const board = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Clash of cams' }));
const textsOf = (canvas: Canvas, region: string) =>
  within(canvas.getByRole('region', { name: region }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** The clash with its teams, their members and points, its challenges, host and recording. @spec screen:event.clash-of-cams 1-3 */
export const Running: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Clash of cams' });
    await expect(board(canvas).getByText('Challenge 2 of 3, with Ada Lind as host')).toBeVisible();
    await expect(textsOf(canvas, 'All challenges')).toEqual([
      'First impressionEnded 20:40 Team Voicechosen by the jury',
      'A song without wordsSince 20:50, until 21:2054 : 46',
      'FinaleFrom 22:00',
    ]);
    await expect(textsOf(canvas, 'Points')).toEqual(['Team Piano0 challenges won0', 'Team Voice1 challenge won1']);
    await expect(canvas.getByRole('heading', { name: 'Team Voice Captain Ada Lind' })).toBeVisible();
    await expect(canvas.getByText('1 of 2 online')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Noor Vega' })[0]).toHaveAttribute(
      'href',
      '/en/amateur/noor-vega/',
    );
    const challenge = within(canvas.getByRole('region', { name: 'A song without words' }));
    await expect(challenge.getByText('Three minutes each')).toBeVisible();
    await expect(challenge.getByRole('link', { name: 'Your host: Ada Lind' })).toHaveAttribute(
      'href',
      '/en/amateur/ada-lind/',
    );
    await expect(challenge.getByRole('link', { name: /^Watch it again/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/videos/5001/'),
    );
  },
};

/** A vote shows at once, moves the bar when it is counted, goes to another team, and is taken back. @spec screen:event.clash-of-cams 4, feature:reward.clash-vote 4 */
export const Votes: Story = {
  play: async ({ canvas, loaded }) => {
    await livePageOf({ loaded });
    await userEvent.click(await canvas.findByRole('button', { name: 'Vote for Team Voice' }));
    await waitFor(() => expect(canvas.getByText('101 votes')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Vote for Team Piano' }));
    const own = await canvas.findByRole('button', { name: 'Your vote, take back: Team Piano' });
    await expect(canvas.getByRole('button', { name: 'Vote for Team Voice' })).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(textsOf(canvas, 'All challenges')[1]).toContain('54 : 46'));
    await userEvent.click(own);
    await waitFor(() => expect(canvas.getByText(/^Your vote is free again, until 21:20/)).toBeVisible());
    await expect(canvas.getByText('100 votes')).toBeVisible();
  },
};

/** Votes of others move the bar of an open page. */
export const VotesOfOthers: Story = {
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await waitFor(() => expect(canvas.getByText('100 votes')).toBeVisible());
    await setUpState(guestVotesInClash({ guestId: 8, challengeId: 31, teamId: 21 }), world);
    await waitFor(() => expect(canvas.getByText('101 votes')).toBeVisible());
  },
};

/** A vote that does not arrive is taken back and said, and counts when it is given again. */
export const NotArrived: Story = {
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    world.faults.inject({ call: addVote.id, code: 'unavailable', times: 1, ms: 0 });
    await userEvent.click(await canvas.findByRole('button', { name: 'Vote for Team Voice' }));
    await waitFor(() => expect(canvas.getByText('That vote did not arrive. Please vote again.')).toBeVisible());
    await expect(canvas.getByText('100 votes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Vote for Team Voice' }));
    await waitFor(() => expect(canvas.getByText('101 votes')).toBeVisible());
  },
};

/** A visitor sees all and is asked to log in. */
export const Visitor: Story = {
  args: { guestId: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Log in to vote' })).toBeVisible();
    await expect(canvas.getByText('100 votes')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Vote for/ })).toBeNull();
  },
};

/** A visitor who comes from a page that was open for a while sees the challenge of now. */
export const AfterAWhile: Story = {
  args: { guestId: null, entry: 'magazine/events/' },
  play: async ({ canvas, loaded }) => {
    const { pass, router } = testPageOf({ loaded });
    await canvas.findByRole('heading', { level: 1 });
    pass(45 * 60_000);
    await router.navigate('/en/clash/9/');
    await expect(await canvas.findByText('Voting opens at 22:00.')).toBeVisible();
    await expect(canvas.getByText('Challenge 3 of 3')).toBeVisible();
  },
};

/** A clash that there is not. */
export const Unknown: Story = {
  args: { entry: 'clash/404/' },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(testPageOf({ loaded }).router.state.location.pathname).toBe('/en/clash/404/');
    await expect(canvas.queryByText(/Team/)).toBeNull();
  },
};
