import { useEffect, useId, useRef, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import type { RootProps } from '../root-props.ts';
import { messages } from './SpinWheel.messages.ts';
import { spinWheelStyles } from './SpinWheel.styles.ts';
import { type SpinPhase, useSpin } from './use-spin.ts';
import { restingAngle, type SpinSegment } from './wheel.ts';
import { WheelFace } from './WheelFace.tsx';

/** Props of SpinWheel. */
export interface SpinWheelProps extends RootProps<'section', 'title'> {
  /** The segments clockwise; each is as wide as its weight. */
  segments: readonly SpinSegment[];
  /** The number of remaining spins. */
  spins: number;
  /** Whether the wheel is available. @default true */
  active?: boolean | undefined;
  /** Whether the wheel is loading. @default false */
  isPending?: boolean | undefined;
  /** The id of the segment of the last spin, on which the wheel initially rests. @default the first segment */
  last?: string | undefined;
  /** The heading. @default "Give it a turn" */
  title?: string | undefined;
  /** A sentence below it. @default "Every spin wins something." */
  text?: string | undefined;
  /** Whether there is no network connection. @default false */
  offline?: boolean | undefined;
  /** A note beside the button, such as when the next free spin comes. */
  note?: string | undefined;
  /** For anonymous visitors: called by hub and button, which then offer logging in instead of spinning. */
  onLogin?: (() => void) | undefined;
  /** Returns where in its segment the wheel rests, 0 to below 1. @default Math.random */
  random?: (() => number) | undefined;
  /** Called when the guest spins. Resolves with the id of the winning segment; a rejection or an unknown id shows the error state. */
  onSpin?: (() => Promise<{ segment: string }>) | undefined;
  /** Called when the wheel has stopped. */
  onStop?: ((stop: { segment: string }) => void) | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-spin-wheel' })`
  ${spinWheelStyles}
`;

type State = SpinPhase | 'loading' | 'inactive' | 'empty' | 'offline' | 'needLogin';
type StateProps = Pick<SpinWheelProps, 'isPending' | 'active' | 'spins' | 'offline' | 'onLogin'>;

function stateOf(props: StateProps, phase: SpinPhase): State {
  if (phase === 'waiting' || phase === 'slowing') return phase;
  if (props.isPending) return 'loading';
  if (props.active === false) return 'inactive';
  if (props.onLogin) return 'needLogin';
  if (props.offline) return 'offline';
  if (phase === 'resting' && props.spins <= 0) return 'empty';
  return phase;
}

/** The remaining spins, or why spinning is not possible. */
function restOf({ state, spins }: { state: State; spins: number }, intl: IntlShape): string {
  if (state === 'inactive' || state === 'offline') return intl.formatMessage(messages[state]);
  // How many there are is not known yet.
  if (state === 'loading') return '';
  if (state === 'needLogin') return intl.formatMessage(messages.toSpin);
  return spins > 0 ? intl.formatMessage(messages.left, { count: spins }) : intl.formatMessage(messages.noSpins);
}

interface PrizeProps {
  state: State;
  won: SpinSegment | undefined;
  last: SpinSegment | undefined;
}

/** The result in a live region, which exists before the first spin so that its change is announced. */
function Prize({ state, won, last }: PrizeProps) {
  const intl = useIntl();
  const turning = state === 'waiting' || state === 'slowing';
  const shown = turning || state === 'failed' ? undefined : (won ?? last);
  const place = useRef<HTMLDivElement>(null);
  // The focus stays on the button for the next spin, while the result may be below the window's edge.
  useEffect(() => {
    if (won === undefined) return;
    const isReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    place.current?.scrollIntoView({ block: 'nearest', behavior: isReducedMotion ? 'instant' : 'smooth' });
  }, [won]);
  return (
    <div
      ref={place}
      data-part="prize"
      role="status"
      data-empty={!shown && !turning && state !== 'failed' ? '' : undefined}
    >
      {turning && intl.formatMessage(messages.turning)}
      {state === 'loading' && !shown && intl.formatMessage(messages.loading)}
      {state === 'failed' && (
        <span data-part="result">
          {intl.formatMessage(messages.failed)} <small>{intl.formatMessage(messages.failedText)}</small>
        </span>
      )}
      {shown?.art}
      {shown && (
        <span data-part="result">
          <small>{intl.formatMessage(won ? messages.won : messages.last)} </small>
          <b>{shown.label}</b>
        </span>
      )}
    </div>
  );
}

/**
 * The wheel of fortune: spun by its hub, its button, Space or Enter on either, or by dragging; friction stops it inside the segment that
 * the server returned. The prize is shown as text; SpinChances lists the chances.
 * @spec component:SpinWheel component:SpinResult rule:spin-active state:spin-wheel
 */
export function SpinWheel({
  segments,
  spins,
  active = true,
  isPending = false,
  last,
  title,
  text,
  offline = false,
  note,
  random = Math.random,
  onSpin,
  onStop,
  onLogin,
  ...rest
}: SpinWheelProps) {
  const intl = useIntl();
  const heading = useId();
  const [base] = useState(() => restingAngle(segments, last ?? segments[0]?.id ?? '', () => 0.5) ?? 0);
  const login = active && !isPending ? onLogin : undefined;
  const canSpin = active && !isPending && !offline && !onLogin && spins > 0 && segments.length > 0;
  const { wheel, phase, prize, spin, pointer } = useSpin({ segments, base, canSpin, random, onSpin, onStop });
  const state = stateOf({ isPending, active, spins, offline, onLogin }, phase);
  const turning = phase === 'waiting' || phase === 'slowing';
  const verb = intl.formatMessage(login ? messages.login : messages.spin);
  const left = restOf({ state, spins }, intl);
  const byId = (id: string | null | undefined) => segments.find((segment) => segment.id === id);
  return (
    <Root
      aria-labelledby={heading}
      {...rest}
      data-state={state}
      data-able={canSpin && !turning ? 'yes' : 'no'}
      aria-busy={isPending || undefined}
    >
      <div data-part="wheel">
        {isPending ? (
          <div data-part="waiting" />
        ) : (
          <svg ref={wheel} data-part="face" viewBox="-200 -200 400 400" aria-hidden {...pointer}>
            <WheelFace segments={segments} base={base} />
          </svg>
        )}
        <svg data-part="pointer" viewBox="0 0 34 44" aria-hidden>
          <path d="M17 42C11 33 2 25 2 16a15 15 0 0 1 30 0c0 9-9 17-15 26Z" />
        </svg>
        <button
          type="button"
          data-part="hub"
          aria-disabled={!(canSpin || login) || turning || undefined}
          onClick={login ?? spin}
        >
          <b>{verb}</b> <span>{left}</span>
        </button>
      </div>
      <div data-part="words">
        <h1 id={heading}>{title ?? intl.formatMessage(messages.title)}</h1>
        <p>{text ?? intl.formatMessage(messages.text)}</p>
        <Prize state={state} won={phase === 'stopped' ? byId(prize) : undefined} last={byId(prize ?? last)} />
        <div data-part="act">
          <Button
            variant="primary"
            size="large"
            isPending={turning || isPending}
            unavailable={!canSpin && !login}
            onClick={login ?? spin}
          >
            {login ? `${verb} ${left}` : canSpin || turning ? `${verb}, ${left}` : left || verb}
          </Button>
          {canSpin && !turning && <small data-part="hint">{intl.formatMessage(messages.hint)}</small>}
          {note && <small data-part="note">{note}</small>}
        </div>
      </div>
    </Root>
  );
}
