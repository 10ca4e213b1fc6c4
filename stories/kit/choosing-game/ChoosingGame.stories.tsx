import { ChoosingGame, type ChoiceAnswer } from '@lounge/kit/choosing-game';
import { GiftArt } from '@lounge/kit/gift-art';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Sheet, State } from '../fixtures/Sheet.tsx';

const names = { rose: 'Rose', key: 'Key', moon: 'Moon' } as const;
const symbols = (['rose', 'key', 'moon'] as const).map((id) => ({
  id,
  label: names[id],
  art: <GiftArt shape={id} />,
}));

const answersOf = (...answers: readonly (ChoiceAnswer | null)[]) => {
  let at = 0;
  return fn((_choice: { at: number }) => Promise.resolve(answers[at++] ?? null));
};

const meta = {
  title: 'Kit/ChoosingGame',
  component: ChoosingGame,
  args: { label: 'Three boxes', symbols, attemptsLeft: 3, onChoose: answersOf({ symbol: 'rose', won: 'Rose' }) },
} satisfies Meta<typeof ChoosingGame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Arrows lead from one to the next, Enter and Space open it; what was inside is said, and it is closed for the next try. */
export const Default: Story = {
  args: { onChoose: answersOf({ symbol: 'rose', won: '1 rose' }, { symbol: 'moon', won: null }, null) },
  play: async ({ canvas, args }) => {
    const game = canvas.getByRole('region', { name: 'Three boxes' });
    const said = canvas.getByRole('status');
    await expect(said).toHaveTextContent('Choose one of them.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Box 1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}{Enter}');
    await waitFor(() => expect(said).toHaveTextContent('Rose. 1 rose'));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ at: 2 });
    await expect(game).toHaveAttribute('data-state', 'won');
    await userEvent.keyboard(' ');
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose again' }));
    await expect(canvas.getByRole('button', { name: 'Box 3' })).toHaveFocus();
    await userEvent.keyboard('{Home} ');
    await waitFor(() => expect(said).toHaveTextContent('Moon. Not this time'));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ at: 0 });
    await userEvent.click(canvas.getByRole('button', { name: 'Choose again' }));
    await userEvent.keyboard('{End} ');
    await waitFor(() => expect(said).toHaveTextContent('The try was not counted. Choose one of them.'));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledTimes(4));
  },
};

/** Without a try nothing opens. */
export const NoAttempts: Story = {
  args: { attemptsLeft: 0 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('That was all for today.');
    await userEvent.click(canvas.getByRole('button', { name: 'Box 2' }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

const never = () => new Promise<null>(() => undefined);
const looks = (['doors', 'boxes', 'parcels', 'lanterns'] as const).flatMap((look) => [
  [`${look}, closed`, look, null] as const,
  [`${look}, one open`, look, 'key'] as const,
]);

const states = (
  <Sheet columns="wide">
    {looks.map(([name, look, symbol]) => (
      <State key={name} name={name}>
        <ChoosingGame
          label={name}
          look={look}
          front={look === 'lanterns' ? <GiftArt shape="lantern" size={72} /> : undefined}
          symbols={symbols}
          attemptsLeft={2}
          onChoose={symbol === null ? never : () => Promise.resolve({ symbol, won: '10 coins' })}
        />
      </State>
    ))}
  </Sheet>
);

const openAll: Story['play'] = async ({ canvasElement }) => {
  for (const each of canvasElement.querySelectorAll<HTMLElement>('[aria-label$="one open"] li:nth-child(2) button'))
    each.click();
  await waitFor(() => expect(canvasElement.querySelectorAll('[data-state="won"]')).toHaveLength(4));
};

export const AllStates: Story = { tags: ['shot'], render: () => states, play: openAll };

export const Phone: Story = {
  tags: ['shot'],
  globals: { language: 'de', theme: 'light', brand: 'brasa', viewport: { value: 'phone' } },
  render: () => states,
  play: openAll,
};
