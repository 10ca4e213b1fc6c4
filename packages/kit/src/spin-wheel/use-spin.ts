import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isMotionReduced } from '../is-motion-reduced.ts';
import { useIsMounted } from '../use-is-mounted.ts';
import { useSpinDrag } from './use-spin-drag.ts';
import { angleAt, restingAngle, slowTo, normalizeAngle, type WeightedSegment } from './wheel.ts';

/** The phase of a spin. */
export type SpinPhase = 'resting' | 'waiting' | 'slowing' | 'stopped' | 'failed';

/** Initial speed for button and keyboard, in degrees per ms. */
const speedOfButton = 0.9;

/** The server's answer to a spin. */
export interface SpinAnswer<Segment extends WeightedSegment> {
  /** The id of the winning segment. */
  segment: string;
  /** The prize, which is shown where the wheel has no such segment. @default a sentence that the prize is booked */
  won?: Segment | undefined;
}

interface SpinOptions<Segment extends WeightedSegment> {
  segments: readonly Segment[];
  /** The angle at which the wheel first rests; it changes only until there are segments. */
  base: number;
  canSpin: boolean;
  random: () => number;
  onSpin: (() => Promise<SpinAnswer<Segment>>) | undefined;
  onStop: ((stop: { segment: string }) => void) | undefined;
}

/** Turns the rendered wheel; angles are set on the element by script, as markup has no style attributes. */
function useTurning(base: number) {
  const wheel = useRef<HTMLElement | SVGElement>(null);
  /** The degrees by which the element is turned from `base`. */
  const turned = useRef(0);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const angle = () => base + turned.current;
  const turnTo = (to: number) => {
    turned.current = to - base;
    wheel.current?.style.setProperty('rotate', `${turned.current}deg`);
  };
  const [attach] = useState(() => (element: HTMLElement | SVGElement | null) => {
    wheel.current = element;
    // A wheel that is rendered again, after it was loading, has the angle of before.
    if (turned.current !== 0) element?.style.setProperty('rotate', `${turned.current}deg`);
  });
  const stop = () => cancelAnimationFrame(frame.current);
  /** Calls `step` on each frame with the elapsed ms until it returns false. */
  const run = (step: (elapsed: number) => boolean) => {
    stop();
    const began = performance.now();
    const next = () => {
      frame.current = requestAnimationFrame((now) => {
        if (step(Math.max(0, now - began))) next();
      });
    };
    next();
  };
  /** Slows down from the current angle to `resting`, then calls `then`. */
  const slowDown = (speed: number, resting: number, then?: () => void) => {
    const slowing = slowTo(angle(), speed, resting);
    run((elapsed) => {
      turnTo(angleAt(slowing, elapsed));
      if (elapsed < slowing.duration) return true;
      turnTo(normalizeAngle(resting));
      then?.();
      return false;
    });
  };
  return { attach, angle, turnTo, run, stop, slowDown };
}

/**
 * Drives a wheel: it keeps its speed until the server has answered, then stops on that segment, or where it rested before if it has no such
 * segment. With reduced motion the result shows immediately.
 */
export function useSpin<Segment extends WeightedSegment>(options: SpinOptions<Segment>) {
  const { segments, base, canSpin, random, onSpin, onStop } = options;
  const { attach, angle, turnTo, run, stop, slowDown } = useTurning(base);
  const [phase, setPhase] = useState<SpinPhase>('resting');
  const [prize, setPrize] = useState<SpinAnswer<Segment> | null>(null);
  const isPending = useRef(false);
  const isMounted = useIsMounted();

  // A spin outlasts renders: it ends by the segments of the latest one and calls its listener.
  const latest = useRef({ segments, random, onStop });
  useLayoutEffect(() => {
    latest.current = { segments, random, onStop };
  });

  const rest = (answer: SpinAnswer<Segment>) => {
    isPending.current = false;
    setPrize(answer);
    setPhase('stopped');
    latest.current.onStop?.({ segment: answer.segment });
  };
  const answered = (answer: SpinAnswer<Segment>, speed: number, isReducedMotion: boolean, before: number) => {
    const resting = restingAngle(latest.current.segments, answer.segment, latest.current.random);
    const end = resting ?? normalizeAngle(before);
    if (isReducedMotion) {
      turnTo(end);
      return rest(answer);
    }
    setPhase('slowing');
    slowDown(speed, end, () => rest(answer));
  };
  const failed = (speed: number, isReducedMotion: boolean, before: number) => {
    isPending.current = false;
    setPhase('failed');
    if (isReducedMotion) turnTo(before);
    else slowDown(speed, normalizeAngle(before));
  };

  const spin = async (speed = speedOfButton, before = angle()) => {
    if (!canSpin || isPending.current || !onSpin) return;
    isPending.current = true;
    const isReducedMotion = isMotionReduced();
    const from = angle();
    setPhase('waiting');
    if (isReducedMotion) stop();
    else run((elapsed) => (turnTo(from + speed * elapsed), true));
    let answer: SpinAnswer<Segment> | null = null;
    try {
      answer = await onSpin();
    } catch {
      answer = null;
    }
    if (!isMounted.current) return;
    if (answer === null) failed(speed, isReducedMotion, before);
    else answered(answer, speed, isReducedMotion, before);
  };

  const pointer = useSpinDrag({
    begin: () => {
      if (!canSpin || isPending.current) return null;
      stop();
      return angle();
    },
    turnBy: (moved) => turnTo(angle() + moved),
    onRelease: (speed, before) => {
      if (speed === null) turnTo(before);
      else void spin(speed, before);
    },
  });
  return { attach, phase, prize, spin: () => void spin(), pointer };
}
