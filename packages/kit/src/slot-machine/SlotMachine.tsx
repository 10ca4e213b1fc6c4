import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './SlotMachine.messages.ts';
import { slotMachineStyles } from './SlotMachine.styles.ts';
import { type ReelsPhase, type SlotAnswer, useReels } from './use-reels.ts';

/** A symbol on the reels. */
export interface SlotSymbol {
  /** Identity. */
  id: string;
  /** The name, such as "Lantern". */
  label: string;
  /** Its drawing, such as GiftArt of `@lounge/kit/gift-art`. */
  art: ReactNode;
}

/** Props of SlotMachine. */
export interface SlotMachineProps extends RootProps<'section'> {
  /** The accessible name. */
  label: string;
  /** The symbols, of which one is drawn for each reel. */
  symbols: readonly SlotSymbol[];
  /** The number of reels. @default 3 */
  reels?: number | undefined;
  /** How many tries are left today. */
  attemptsLeft: number;
  /** Asks the server for a try; null, or a rejection, if the try was not counted. */
  onDraw: () => Promise<SlotAnswer | null>;
  /** Called when the last reel has stopped. */
  onStop?: ((answer: SlotAnswer) => void) | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-slot-machine' })`
  ${slotMachineStyles}
`;

type SlotState = 'ready' | 'running' | 'won' | 'nothing' | 'failed' | 'noAttempts';

const stateOf = (phase: ReelsPhase, answer: SlotAnswer | null, attemptsLeft: number): SlotState => {
  if (phase === 'waiting' || phase === 'stopping') return 'running';
  if (phase === 'failed') return 'failed';
  if (phase === 'stopped' && answer !== null) return answer.won === null ? 'nothing' : 'won';
  return attemptsLeft > 0 ? 'ready' : 'noAttempts';
};

interface ResultOptions {
  readonly state: SlotState;
  readonly answer: SlotAnswer | null;
  readonly turning: number;
  readonly attemptsLeft: number;
  readonly symbols: readonly SlotSymbol[];
  readonly intl: IntlShape;
}

/** The words that a screen reader hears and everybody reads: the reels that still turn, then the symbols and what they won. */
const resultText = ({ state, answer, turning, attemptsLeft, symbols, intl }: ResultOptions): string => {
  if (state === 'running') return intl.formatMessage(messages.turning, { count: turning });
  if (state === 'failed') return intl.formatMessage(messages.failed, { count: attemptsLeft });
  if (answer === null) return '';
  const names = answer.symbols.map((id) => symbols.find((each) => each.id === id)?.label ?? id);
  const won = answer.won ?? intl.formatMessage(messages.nothing);
  return intl.formatMessage(messages.shown, { symbols: names.join(', '), won });
};

/** The symbols of a reel that are seen at once: above the line, on it, below it. */
const neighbours = [-1, 0, 1] as const;

/** The symbol beside another one on a reel, whose symbols follow each other in a ring. */
const beside = (symbols: readonly SlotSymbol[], shown: SlotSymbol | undefined, step: number) => {
  const at = symbols.findIndex((each) => each === shown);
  return symbols[(at + step + symbols.length) % Math.max(1, symbols.length)];
};

/**
 * Reels that turn until the server has drawn, and stop one after the other. Played by its button, by Enter or Space; the result stands
 * below as text. With less motion nothing turns.
 * @spec component:SlotMachine
 */
export function SlotMachine(props: SlotMachineProps) {
  const { label, symbols, reels = 3, attemptsLeft, onDraw, onStop, ...rest } = props;
  const intl = useIntl();
  const { clock } = useKit();
  const { phase, answer, stopped, play } = useReels({ reels, canPlay: attemptsLeft > 0, clock, onDraw, onStop });
  const state = stateOf(phase, answer, attemptsLeft);
  const turning = state === 'running' ? reels - stopped : 0;
  const hasTries = attemptsLeft > 0;
  return (
    <Root aria-label={label} {...rest} data-state={state}>
      <div data-part="reels" aria-hidden>
        {Array.from({ length: reels }, (_, reel) => {
          const isTurning = reel >= reels - turning;
          const drawn = isTurning ? undefined : symbols.find(({ id }) => id === answer?.symbols[reel]);
          const shown = drawn ?? symbols[reel % Math.max(1, symbols.length)];
          return (
            <div key={reel} data-part="reel" data-turning={isTurning ? '' : undefined}>
              {neighbours.map((step) => (
                <span key={step} data-part="cell" data-line={step === 0 ? '' : undefined}>
                  <span data-slot="">{beside(symbols, shown, step)?.art}</span>
                </span>
              ))}
            </div>
          );
        })}
      </div>
      <div data-part="words">
        <span role="status">{resultText({ state, answer, turning, attemptsLeft, symbols, intl })}</span>
        <Button
          variant="primary"
          size="large"
          isPending={state === 'running'}
          unavailable={!hasTries && state !== 'running'}
          onClick={() => void play()}
        >
          {hasTries || state === 'running'
            ? intl.formatMessage(state === 'ready' ? messages.play : messages.again)
            : intl.formatMessage(messages.noTries)}
        </Button>
      </div>
    </Root>
  );
}
