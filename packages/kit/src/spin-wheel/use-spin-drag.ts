import { type PointerEvent, useRef } from 'react';
import { initialSpeed, normalizeAngle } from './wheel.ts';

/** A pointer that rested longer than this before its release does not spin the wheel. */
const maxIdleMs = 90;

interface Drag {
  before: number;
  last: number;
  at: number;
  speed: number;
}

interface SpinDragOptions {
  /** Returns the angle at which a drag begins, or null if the wheel cannot be dragged. */
  begin: () => number | null;
  turnBy: (moved: number) => void;
  /** Called on release with the initial speed in degrees per ms, or null if the wheel does not spin, and with the angle before the drag. */
  onRelease: (speed: number | null, before: number) => void;
}

type WheelEvent = PointerEvent;

function directionOf({ currentTarget, clientX, clientY }: WheelEvent): number {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return (Math.atan2(clientY - top - height / 2, clientX - left - width / 2) * 180) / Math.PI;
}

/** Pointer handlers that turn the wheel while it is dragged and measure the speed of its release. */
export function useSpinDrag({ begin, turnBy, onRelease }: SpinDragOptions) {
  const drag = useRef<Drag | null>(null);
  const release = (speed: number) => {
    const dragged = drag.current;
    drag.current = null;
    if (dragged) onRelease(initialSpeed(speed), dragged.before);
  };
  return {
    onPointerDown: (event: WheelEvent) => {
      const before = event.button === 0 ? begin() : null;
      if (before === null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { before, last: directionOf(event), at: event.timeStamp, speed: 0 };
    },
    onPointerMove: (event: WheelEvent) => {
      const dragged = drag.current;
      if (!dragged) return;
      const direction = directionOf(event);
      const moved = normalizeAngle(direction - dragged.last + 180) - 180;
      const took = Math.max(1, event.timeStamp - dragged.at);
      const speed = dragged.speed * 0.4 + (moved / took) * 0.6;
      drag.current = { ...dragged, last: direction, at: event.timeStamp, speed };
      turnBy(moved);
    },
    onPointerUp: (event: WheelEvent) => {
      const dragged = drag.current;
      if (dragged) release(event.timeStamp - dragged.at > maxIdleMs ? 0 : dragged.speed);
    },
    onPointerCancel: () => release(0),
  };
}
