import { type PointerEvent, type RefCallback, useEffect, useRef, useState } from 'react';
import { type PressProps, type PropGetter, getterOf, type StatusProps } from '../headless/getters.ts';
import { isMotionReduced } from '../is-motion-reduced.ts';
import { type SpinAnswer, type SpinPhase, useSpin } from './use-spin.ts';
import { restingAngle, type WeightedSegment } from './wheel.ts';

/** Options of useSpinWheel, which are props of SpinWheel too. */
export interface SpinWheelOptions<Segment extends WeightedSegment> {
  /** The segments clockwise; each is as wide as its weight. */
  segments: readonly Segment[];
  /** The number of remaining spins. */
  spins: number;
  /** Whether the guest has spun today, which is said where no spin is left. @default false */
  spunToday?: boolean | undefined;
  /** Whether the wheel is available. @default true */
  active?: boolean | undefined;
  /** Whether the wheel is loading. @default false */
  isPending?: boolean | undefined;
  /** The id of the segment of the last spin, on which the wheel initially rests. @default the first segment */
  last?: string | undefined;
  /** Whether there is no network connection. @default false */
  offline?: boolean | undefined;
  /** For anonymous visitors: called by hub and button, which then offer logging in instead of spinning. */
  onLogin?: (() => void) | undefined;
  /** Returns where in its segment the wheel rests, 0 to below 1. @default Math.random */
  random?: (() => number) | undefined;
  /** Called when the guest spins. Resolves with the winning segment; a rejection says that the wheel did not turn. */
  onSpin?: (() => Promise<SpinAnswer<Segment>>) | undefined;
  /** Called when the wheel has stopped. */
  onStop?: ((stop: { segment: string }) => void) | undefined;
}

/** The state of a wheel: the phase of its spin, or why it cannot be spun. */
export type SpinWheelState = SpinPhase | 'loading' | 'inactive' | 'empty' | 'spunToday' | 'offline' | 'needLogin';

/** Props of the element that turns. */
export interface WheelProps {
  ref: RefCallback<HTMLElement | SVGElement>;
  'aria-hidden': true;
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
}

/** State, actions and props of a wheel of fortune. */
export interface SpinWheelModel<Segment extends WeightedSegment> {
  state: SpinWheelState;
  /** Whether it waits for the result or slows down. */
  isTurning: boolean;
  /** Whether a press spins it. */
  canSpin: boolean;
  /** Whether a press logs in instead. */
  needsLogin: boolean;
  /** The angle at which the wheel first rests, in degrees, by which the segments are drawn turned. */
  base: number;
  /** The segment that was won by the spin that has just ended. */
  won: Segment | undefined;
  /** Whether that spin won what neither the segments nor the answer describe. */
  wonUnknown: boolean;
  /** The segment of the last spin, now or before the page was loaded. */
  last: Segment | undefined;
  /** Spins the wheel; without effect while it cannot be spun. */
  spin: () => void;
  /** For the element around everything. */
  getRootProps: PropGetter<{ 'data-state': SpinWheelState; 'aria-busy'?: true | undefined }>;
  /** For the element that turns; a drag spins it. It is hidden from screen readers, so the result is text too. */
  getWheelProps: PropGetter<WheelProps>;
  /** For a button that spins or logs in; its content is its name. */
  getSpinButtonProps: PropGetter<PressProps>;
  /** For the live region of the result. It is rendered before the first spin, and comes into view with the result. */
  getResultProps: PropGetter<StatusProps & { ref: RefCallback<HTMLElement> }>;
}

type StateOptions = Pick<
  SpinWheelOptions<WeightedSegment>,
  'isPending' | 'active' | 'spins' | 'spunToday' | 'offline' | 'onLogin'
>;

function stateOf(
  { isPending, active, spins, spunToday, offline, onLogin }: StateOptions,
  phase: SpinPhase,
): SpinWheelState {
  if (phase === 'waiting' || phase === 'slowing') return phase;
  if (isPending) return 'loading';
  if (active === false) return 'inactive';
  if (onLogin) return 'needLogin';
  if (offline) return 'offline';
  if (phase === 'resting' && spins <= 0) return spunToday ? 'spunToday' : 'empty';
  return phase;
}

/** The focus stays on the button for the next spin, while the result may be below the window's edge. */
function useComeIntoView(won: string | undefined): RefCallback<HTMLElement> {
  const place = useRef<HTMLElement>(null);
  const [attach] = useState(() => (element: HTMLElement | null) => {
    place.current = element;
  });
  useEffect(() => {
    if (won === undefined) return;
    place.current?.scrollIntoView({ block: 'nearest', behavior: isMotionReduced() ? 'instant' : 'smooth' });
  }, [won]);
  return attach;
}

/** The angle of the first segments, which may come later than the wheel; 0 until then. */
function useBase(segments: readonly WeightedSegment[], last: string | undefined): number {
  const [base, setBase] = useState<number | null>(null);
  if (base !== null || segments.length === 0) return base ?? 0;
  const first = restingAngle(segments, last ?? segments[0]?.id ?? '', () => 0.5) ?? 0;
  setBase(first);
  return first;
}

/**
 * The behaviour of a wheel of fortune without its looks: it is spun by buttons, keys or a drag, and friction stops it inside the segment that
 * `onSpin` resolves with. SpinWheel is made with it.
 */
export function useSpinWheel<Segment extends WeightedSegment>(
  options: SpinWheelOptions<Segment>,
): SpinWheelModel<Segment> {
  const { segments, spins, spunToday, active = true, isPending = false, last, offline = false, onLogin } = options;
  const { random = Math.random, onSpin, onStop } = options;
  const base = useBase(segments, last);
  const isReady = active && !isPending;
  const login = isReady ? onLogin : undefined;
  const maySpin = isReady && !offline && !onLogin && spins > 0 && segments.length > 0;
  const { attach, phase, prize, spin, pointer } = useSpin({ segments, base, canSpin: maySpin, random, onSpin, onStop });
  const byId = (id: string | null | undefined) => segments.find((segment) => segment.id === id);
  const isTurning = phase === 'waiting' || phase === 'slowing';
  const prized = prize ? (byId(prize.segment) ?? prize.won) : undefined;
  const won = phase === 'stopped' ? prized : undefined;
  const wonUnknown = phase === 'stopped' && won === undefined;
  const state = stateOf({ isPending, active, spins, spunToday, offline, onLogin }, phase);
  return {
    state,
    isTurning,
    canSpin: maySpin && !isTurning,
    needsLogin: login !== undefined,
    base,
    won,
    wonUnknown,
    last: prize ? prized : byId(last),
    spin,
    getRootProps: getterOf({ 'data-state': state, 'aria-busy': isPending || undefined }),
    getWheelProps: getterOf({ ref: attach, 'aria-hidden': true, ...pointer }),
    getSpinButtonProps: getterOf({
      type: 'button',
      'aria-disabled': !(maySpin || login) || isTurning || undefined,
      onClick: login ?? spin,
    }),
    getResultProps: getterOf({
      role: 'status',
      ref: useComeIntoView(phase === 'stopped' ? prize?.segment : undefined),
    }),
  };
}
