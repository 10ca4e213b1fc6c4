import { GiftArt } from '@lounge/kit/gift-art';
import { ShootingGame, type ShootingGameProps, type ShotAnswer } from '@lounge/kit/shooting-game';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Sheet, State } from '../fixtures/Sheet.tsx';

/** A game whose server hits, misses, does not answer, and hits. */
function Game({ onShoot, ...props }: ShootingGameProps) {
  const [lit, setLit] = useState(props.lit);
  const [left, setLeft] = useState(props.attemptsLeft);
  const shoot = async (): Promise<ShotAnswer> => {
    const answer = await onShoot();
    if (answer === null) return null;
    setLeft((before) => before - 1);
    if (answer === 'hit') setLit((before) => before + 1);
    return answer;
  };
  return <ShootingGame {...props} lit={lit} attemptsLeft={left} onShoot={shoot} />;
}

const answersOf = (...answers: readonly ShotAnswer[]) => {
  let at = 0;
  return fn(() => Promise.resolve(answers[at++] ?? null));
};

const meta = {
  title: 'Kit/ShootingGame',
  component: ShootingGame,
  args: {
    label: 'Light the lanterns',
    target: <GiftArt shape="lantern" size={40} />,
    targets: 5,
    lit: 0,
    attemptsLeft: 3,
    points: 40,
    onShoot: answersOf('hit', 'missed', null, 'hit'),
  },
  render: (args) => <Game {...args} />,
} satisfies Meta<typeof ShootingGame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Played with the keyboard: the server hits, misses, is not heard, and hits. @spec component:ShootingGame 1-5 */
export const Default: Story = {
  args: { onShoot: answersOf('hit', 'missed', null, 'hit') },
  play: async ({ canvas }) => {
    const game = canvas.getByRole('region', { name: 'Light the lanterns' });
    const said = canvas.getByRole('status');
    await expect(game).toHaveAttribute('data-state', 'ready');
    await expect(game).toHaveTextContent('0 of 5 lit3 tries');
    canvas.getByRole('button', { name: 'Start' }).focus();
    await userEvent.keyboard(' ');
    await expect(game).toHaveAttribute('data-state', 'running');
    await expect(canvas.getByRole('button', { name: 'Throw' })).toHaveFocus();
    const shoot = () => userEvent.keyboard(' ');
    await shoot();
    await waitFor(() => expect(said).toHaveTextContent('Lit! 2 tries'));
    await expect(game).toHaveTextContent('1 of 5 lit');
    await shoot();
    await waitFor(() => expect(said).toHaveTextContent('Just past. 1 try'));
    await shoot();
    await waitFor(() => expect(said).toHaveTextContent('The try was not counted. 1 try'));
    await shoot();
    await waitFor(() => expect(game).toHaveAttribute('data-state', 'over'));
    await expect(said).toHaveTextContent('Lit! 40 points');
    await expect(game).toHaveTextContent('2 of 5 lit');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(said.parentElement).toHaveFocus();
  },
};

const states = (
  <Sheet columns="wide">
    {(
      [
        ['Ready', { attemptsLeft: 5 }],
        ['Two lit', { lit: 2, attemptsLeft: 3 }],
        ['Over', { lit: 4, attemptsLeft: 0, points: 40 }],
        ['All lit', { lit: 5, attemptsLeft: 1 }],
        ['A goal', { lit: 2, attemptsLeft: 3, look: 'goal', target: undefined }],
        ['A goal, over', { lit: 4, attemptsLeft: 0, look: 'goal', target: undefined }],
      ] as const
    ).map(([name, props]) => (
      <State key={name} name={name}>
        <ShootingGame
          label={name}
          target={<GiftArt shape="lantern" size={40} />}
          targets={5}
          lit={0}
          onShoot={() => Promise.resolve(null)}
          {...props}
        />
      </State>
    ))}
  </Sheet>
);

export const AllStates: Story = { tags: ['shot'], render: () => states };

export const Phone: Story = {
  tags: ['shot'],
  globals: { language: 'de', theme: 'light', brand: 'brasa', viewport: { value: 'phone' } },
  render: () => states,
};
