import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { crosshair } from '../icons/paths/crosshair.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { useIsMounted } from '../use-is-mounted.ts';
import { lookMessages, messages } from './ShootingGame.messages.ts';
import { shootingGameStyles } from './ShootingGame.styles.ts';

/** Whether the server counted a try as a hit; null if it was not counted. */
export type ShotAnswer = 'hit' | 'missed' | null;

/** Props of ShootingGame. */
export interface ShootingGameProps extends RootProps<'section'> {
  /** The accessible name. */
  label: string;
  /** The kind of targets: lanterns that are lit, or shots at a goal. @default 'lanterns' */
  look?: 'lanterns' | 'goal' | undefined;
  /** The drawing of a target, such as GiftArt of `@lounge/kit/gift-art`. @default a ball */
  target?: ReactNode;
  /** How many targets there are. */
  targets: number;
  /** How many of them are lit. */
  lit: number;
  /** How many tries are left today; the game is over without one. */
  attemptsLeft: number;
  /** The points of the guest in this game. @default not said */
  points?: number | undefined;
  /** Asks the server for a try, whose hit it decides; a rejection is a try that was not counted. */
  onShoot: () => Promise<ShotAnswer>;
}

const Root = styled.section.withConfig({ componentId: 'kit-shooting-game' })`
  ${shootingGameStyles}
`;

type GameState = 'ready' | 'running' | 'over';

type LastShot = ShotAnswer | 'failed';

interface NoteOptions {
  readonly state: GameState;
  readonly last: LastShot;
  readonly attemptsLeft: number;
  readonly points: number | undefined;
  readonly look: 'lanterns' | 'goal';
  readonly intl: IntlShape;
}

/** The last shot and what is left, as everybody reads it and a screen reader hears it. */
const noteOf = ({ state, last, attemptsLeft, points, look, intl }: NoteOptions): string => {
  const rest =
    state === 'over'
      ? points === undefined
        ? intl.formatMessage(messages.over)
        : intl.formatMessage(messages.points, { points })
      : intl.formatMessage(messages.tries, { count: attemptsLeft });
  if (last === null) return rest;
  const said = intl.formatMessage(last === 'hit' ? lookMessages[look].hit : messages[last]);
  return `${said} ${rest}`;
};

/**
 * Targets in a row below which a sight sways; a press, Enter or Space throws, and the server decides whether it lights the next one. The
 * sight stands still with less motion.
 * @spec component:ShootingGame
 */
export function ShootingGame(props: ShootingGameProps) {
  const { label, look = 'lanterns', target, targets, lit, attemptsLeft, points, onShoot, ...rest } = props;
  const intl = useIntl();
  const [isStarted, setStarted] = useState(false);
  const [isPending, setPending] = useState(false);
  const [last, setLast] = useState<LastShot>(null);
  const isMounted = useIsMounted();
  const isOver = attemptsLeft <= 0 || lit >= targets;
  const state: GameState = isOver && !isPending ? 'over' : isStarted ? 'running' : 'ready';
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus has gone; nothing scrolls.
    if (state === 'over' && isStarted && document.activeElement === document.body)
      words.current?.focus({ preventScroll: true });
  }, [state, isStarted]);
  const shoot = async (): Promise<void> => {
    setPending(true);
    const answer = await onShoot().catch(() => null);
    if (!isMounted.current) return;
    setLast(answer ?? 'failed');
    setPending(false);
  };
  return (
    <Root aria-label={label} {...rest} data-state={state} data-look={look} data-last={last ?? undefined}>
      <div data-part="field" aria-hidden>
        {look === 'lanterns' && (
          <svg data-part="cord" viewBox="0 0 100 20" preserveAspectRatio="none">
            <path d="M-2 0Q50 26 102 0" vectorEffect="non-scaling-stroke" />
          </svg>
        )}
        <div data-part="targets">
          {Array.from({ length: targets }, (_, at) => (
            <span key={at} data-part="target" data-slot="" data-lit={at < lit ? '' : undefined}>
              {target}
            </span>
          ))}
        </div>
        <span data-part="sight">
          <Icon path={crosshair} size={44} />
        </span>
      </div>
      <div data-part="words" ref={words} tabIndex={-1}>
        <b>{intl.formatMessage(lookMessages[look].lit, { lit: Math.min(lit, targets), of: targets })}</b>
        <span role="status">{noteOf({ state, last, attemptsLeft, points, look, intl })}</span>
        {state !== 'over' && (
          // One button, so that the key that started the game throws, too.
          <Button
            variant={isStarted ? 'primary' : 'outline'}
            isPending={isPending}
            onClick={() => (isStarted ? void shoot() : setStarted(true))}
          >
            {intl.formatMessage(isStarted ? lookMessages[look].shoot : messages.start)}
          </Button>
        )}
      </div>
    </Root>
  );
}
