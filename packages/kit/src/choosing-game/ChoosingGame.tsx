import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import type { SlotSymbol } from '../slot-machine/SlotMachine.tsx';
import { messages } from './ChoosingGame.messages.ts';
import { choosingGameStyles } from './ChoosingGame.styles.ts';
import { type ChoiceAnswer, type ChoicePhase, useChoice } from './use-choice.ts';

/** Props of ChoosingGame. */
export interface ChoosingGameProps extends RootProps<'section'> {
  /** The accessible name. */
  label: string;
  /** The kind of what is closed. @default 'boxes' */
  look?: 'doors' | 'boxes' | 'parcels' | 'lanterns' | undefined;
  /** How many there are. @default 3 */
  choices?: number | undefined;
  /** The symbols that can be inside, of which the opened one shows one. */
  symbols: readonly SlotSymbol[];
  /** A drawing on each closed one. @default its number */
  front?: ReactNode;
  /** How many tries are left today. */
  attemptsLeft: number;
  /** Asks the server what is in the one that the guest chose; null, or a rejection, if the try was not counted. */
  onChoose: (choice: { at: number }) => Promise<ChoiceAnswer | null>;
}

const Root = styled.section.withConfig({ componentId: 'kit-choosing-game' })`
  ${choosingGameStyles}
`;

type ChoosingState = 'ready' | 'opening' | 'won' | 'nothing' | 'failed' | 'noAttempts';

const stateOf = (phase: ChoicePhase, answer: ChoiceAnswer | null, attemptsLeft: number): ChoosingState => {
  if (phase === 'opening' || phase === 'failed') return phase;
  if (phase === 'open') return answer?.won == null ? 'nothing' : 'won';
  return attemptsLeft > 0 ? 'ready' : 'noAttempts';
};

interface WordsOptions {
  readonly state: ChoosingState;
  readonly answer: ChoiceAnswer | null;
  readonly symbol: SlotSymbol | undefined;
  readonly intl: IntlShape;
}

/** The words that a screen reader hears and everybody reads: what to do, then what was inside. */
const wordsOf = ({ state, answer, symbol, intl }: WordsOptions): string => {
  switch (state) {
    case 'ready':
      return intl.formatMessage(messages.ask);
    case 'noAttempts':
      return intl.formatMessage(messages.over);
    case 'opening':
    case 'failed':
      return intl.formatMessage(messages[state]);
    default: {
      const won = answer?.won ?? intl.formatMessage(messages.nothing);
      return symbol === undefined ? won : intl.formatMessage(messages.found, { symbol: symbol.label, won });
    }
  }
};

/** Where a key leads among so many, from one of them; null for a key that leads nowhere. */
const stepTo = (key: string, from: number, count: number): number | null => {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (from + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
};

/**
 * Closed doors, boxes, parcels or lanterns of which the guest chooses one; the server decides what is inside. Arrow keys lead to the next
 * one, Enter or Space opens it. With less motion nothing swings.
 */
export function ChoosingGame(props: ChoosingGameProps) {
  const { label, look = 'boxes', choices = 3, symbols, front, attemptsLeft, onChoose, ...rest } = props;
  const intl = useIntl();
  const { phase, chosen, answer, choose, close } = useChoice({ canChoose: attemptsLeft > 0, onChoose });
  const [current, setCurrent] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const state = stateOf(phase, answer, attemptsLeft);
  const isOpen = state === 'won' || state === 'nothing';
  const symbol = symbols.find(({ id }) => id === answer?.symbol);
  const canChoose = state === 'ready' || state === 'failed';
  const focus = (at: number): void => {
    setCurrent(at);
    list.current?.querySelectorAll('button')[at]?.focus();
  };
  const step = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    const mirrored = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key];
    const next = stepTo(isReversed ? (mirrored ?? event.key) : event.key, current, choices);
    if (next === null) return;
    event.preventDefault();
    focus(next);
  };
  return (
    <Root aria-label={label} {...rest} data-state={state} data-look={look}>
      <ol ref={list}>
        {Array.from({ length: choices }, (_, at) => {
          const isChosen = at === chosen && state !== 'ready' && state !== 'noAttempts';
          return (
            <li key={at} data-chosen={isChosen ? '' : undefined}>
              <button
                type="button"
                tabIndex={at === current ? 0 : -1}
                aria-label={intl.formatMessage(messages[look], { number: at + 1 })}
                aria-disabled={canChoose ? undefined : true}
                onKeyDown={step}
                onFocus={() => setCurrent(at)}
                onClick={() => void choose(at)}
              >
                <span data-part="inside" aria-hidden>
                  {isChosen && isOpen && <span data-slot="">{symbol?.art}</span>}
                </span>
                <span data-part="front" aria-hidden>
                  {front === undefined ? <b>{at + 1}</b> : <span data-slot="">{front}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <div data-part="words">
        <span role="status">{wordsOf({ state, answer, symbol, intl })}</span>
        {isOpen && attemptsLeft > 0 && (
          <Button
            variant="outline"
            onClick={() => {
              close();
              focus(chosen ?? 0);
            }}
          >
            {intl.formatMessage(messages.again)}
          </Button>
        )}
      </div>
    </Root>
  );
}
