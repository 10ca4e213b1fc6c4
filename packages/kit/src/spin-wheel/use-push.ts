import { type PointerEvent, useRef } from 'react';
import { speedOfPush, turned } from './wheel.ts';

/** A pointer that did not move for this many ms before its release did not push. */
const pause = 90;

interface Drag {
  before: number;
  last: number;
  at: number;
  speed: number;
}

interface Pushed {
  /** Returns the angle at which a drag begins, or null if the wheel cannot be dragged. */
  begin: () => number | null;
  turnBy: (moved: number) => void;
  /** Called on release with the speed in degrees per ms, or null if it was not a push. */
  push: (speed: number | null, before: number) => void;
}

type WheelEvent = PointerEvent<SVGSVGElement>;

function directionOf({ currentTarget, clientX, clientY }: WheelEvent): number {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return (Math.atan2(clientY - top - height / 2, clientX - left - width / 2) * 180) / Math.PI;
}

/** Pointer handlers that turn the wheel while it is dragged and measure the speed of its release. */
export function usePush({ begin, turnBy, push }: Pushed) {
  const drag = useRef<Drag | null>(null);
  const release = (speed: number) => {
    const held = drag.current;
    drag.current = null;
    if (held) push(speedOfPush(speed), held.before);
  };
  return {
    onPointerDown: (event: WheelEvent) => {
      const before = event.button === 0 ? begin() : null;
      if (before === null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { before, last: directionOf(event), at: event.timeStamp, speed: 0 };
    },
    onPointerMove: (event: WheelEvent) => {
      const held = drag.current;
      if (!held) return;
      const direction = directionOf(event);
      const moved = turned(direction - held.last + 180) - 180;
      const took = Math.max(1, event.timeStamp - held.at);
      const speed = held.speed * 0.4 + (moved / took) * 0.6;
      drag.current = { ...held, last: direction, at: event.timeStamp, speed };
      turnBy(moved);
    },
    onPointerUp: (event: WheelEvent) => {
      const held = drag.current;
      if (held) release(event.timeStamp - held.at > pause ? 0 : held.speed);
    },
    onPointerCancel: () => release(0),
  };
}
