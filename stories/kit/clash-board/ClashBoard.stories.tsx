import { ClashBoard, type ClashRound } from '@lounge/kit/clash-board';
import { KitProvider } from '@lounge/kit/kit-provider';
import { velvet } from '@lounge/kit/velvet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { clashBoardExample } from '../../../packages/kit/src/clash-board/example.ts';
import { stoppedClock } from '../fixtures/clocks.ts';

const meta = {
  title: 'Kit/ClashBoard',
  component: ClashBoard,
  args: { ...clashBoardExample, onVote: fn(), onOver: fn() },
  parameters: { clock: stoppedClock },
} satisfies Meta<typeof ClashBoard>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const song = clashBoardExample.rounds[1] as ClashRound;
const only = (over: Partial<ClashRound>): ClashRound[] => [{ ...song, ...over }];
const status = (canvas: Canvas) => canvas.getByRole('status');

/** The guest voted for the first team; a press takes the vote back, another one moves it. @spec component:ClashBoard 2, 4, 10 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const own = canvas.getByRole('button', { name: 'Your vote, take back: Team Piano' });
    const other = canvas.getByRole('button', { name: 'Vote for Team Voice' });
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    await expect(other).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByText('54% for Team Piano')).toBeInTheDocument();
    await expect(canvas.getByText('2,230 votes')).toBeVisible();
    await userEvent.click(own);
    await expect(args.onVote).toHaveBeenLastCalledWith({ challengeId: 2, teamId: null });
    await userEvent.click(other);
    await expect(args.onVote).toHaveBeenLastCalledWith({ challengeId: 2, teamId: 2 });
  },
};

/** On a site whose pictures have two formats they are in `picture` elements, and fill the stages as well. */
export const TwoFormats: Story = {
  decorators: [
    (Board) => (
      <KitProvider brand={velvet} pictureFormats={['avif', 'webp']}>
        <Board />
      </KitProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const frames = canvasElement.querySelectorAll<HTMLElement>('[data-part=frame]');
    await expect(frames).toHaveLength(2);
    for (const frame of frames) {
      await expect(frame.querySelector('picture > img')).toHaveProperty('clientWidth', frame.clientWidth);
      await expect(frame.querySelector('picture > img')).toHaveProperty('clientHeight', frame.clientHeight);
    }
  },
};

/** @spec component:ClashBoard 1 */
export const BeforeTheStart: Story = {
  args: { now: Date.parse('2026-11-20T19:50:00.000Z'), rounds: only({ votable: false, votes: [] }) },
  play: async ({ canvas }) => {
    await expect(status(canvas)).toHaveTextContent('Voting opens at 21:20.');
    await expect(canvas.getByText('Begins in')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** @spec component:ClashBoard 3 */
export const NotVotable: Story = {
  args: { rounds: only({ type: 'jury', votable: false, votes: [] }) },
  play: async ({ canvas }) => {
    await expect(status(canvas)).toHaveTextContent('The jury decides this challenge.');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText(/% for /)).toBeNull();
  },
};

/** A jury that has not chosen when the time is over. */
export const NotDecided: Story = {
  args: { now: Date.parse('2026-11-20T21:00:00.000Z'), rounds: only({ type: 'jury', votable: false, votes: [] }) },
  play: async ({ canvas }) => {
    await expect(status(canvas)).toHaveTextContent(/^The jury decides this challenge\.$/);
    await expect(canvas.queryByText(/tie/i)).toBeNull();
    await expect(canvas.queryByText('Ends in')).toBeNull();
  },
};

export const Sending: Story = {
  args: { vote: { teamId: 2, state: 'sending' } },
  play: async ({ canvas }) => {
    await expect(status(canvas)).toHaveTextContent('The bar moves when your vote is counted.');
    await expect(canvas.getByRole('button', { name: 'Your vote, take back: Team Voice' })).toBeVisible();
  },
};

/** @spec component:ClashBoard 5 */
export const TakenBack: Story = {
  args: { vote: { teamId: null, state: 'takenBack' } },
  play: async ({ canvas }) => {
    await expect(status(canvas)).toHaveTextContent('Your vote is free again, until 21:52 for either team.');
    await expect(canvas.getAllByRole('button', { pressed: false })).toHaveLength(2);
  },
};

export const NotCounted: Story = {
  args: { vote: { teamId: null, state: 'failed' } },
  play: async ({ canvas }) => {
    await expect(status(canvas)).toHaveTextContent('That vote did not arrive. Please vote again.');
  },
};

const after = Date.parse('2026-11-20T21:00:00.000Z');

/** @spec component:ClashBoard 7 */
export const WonByVotes: Story = {
  args: {
    now: after,
    rounds: [
      ...only({ votable: false, winner: 1 }),
      { ...song, id: 9, start: '2026-11-20T22:00:00.000Z', end: '2026-11-20T22:30:00.000Z', votable: false, votes: [] },
    ],
  },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('region', { name: 'All challenges' }));
    const [first] = list.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Team Pianoby voting');
    await expect(first).toHaveTextContent('Ended 21:52');
  },
};

/** @spec component:ClashBoard 6 */
export const WonByTheJury: Story = {
  args: { now: after, rounds: only({ votable: false, winner: 2, decidedBy: 'jury' }) },
  play: async ({ canvas }) => {
    await expect(status(canvas)).toHaveTextContent('Team Voice won, chosen by the jury.');
    await expect(canvas.getByText('chosen by the jury')).toBeVisible();
  },
};

/** @spec component:ClashBoard 8 */
export const Over: Story = {
  args: {
    now: after,
    rounds: only({ votable: false, winner: 1 }),
    teams: clashBoardExample.teams.map((team, at) => ({ ...team, points: 2 - at })),
  },
  play: async ({ canvas }) => {
    await expect(status(canvas)).toHaveTextContent(
      'Team Piano won by votes, 54 : 46. Team Piano wins the clash, 2 : 1.',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText('Voting ends in')).toBeNull();
    await expect(canvas.queryByText('Live')).toBeNull();
  },
};

export const Tie: Story = {
  args: { now: after, rounds: only({ votable: false, winner: null }) },
  play: async ({ canvas }) => {
    await expect(status(canvas)).toHaveTextContent('A tie: nobody won this challenge. The clash ends in a tie, 1 : 1.');
  },
};

export const Visitor: Story = {
  render: ({ onVote: _onVote, ...props }) => <ClashBoard {...props} />,
  args: { onLogin: fn(), vote: { teamId: null } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in to vote' }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: /^Vote for/ })).toBeNull();
  },
};

export const NoChallenges: Story = {
  args: { rounds: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The challenges are not known yet.')).toBeVisible();
  },
};
