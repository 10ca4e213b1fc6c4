import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { KitClock } from '../clock.ts';

/** How long controls stay without pointer or focus, in milliseconds. */
const fadeAfter = 4000;

const wakingEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Whether the controls are in use: they have the keyboard's focus, the pointer is over them, or a menu of theirs is open. */
const isInUse = (controls: Element | null): boolean =>
  controls !== null && (controls.querySelector(':focus-visible, details[open]') !== null || controls.matches(':hover'));

/** Whether the controls have faded: after 4 s without pointer or key in `area`, never while they are in use. */
export function useFading(
  area: RefObject<HTMLElement | null>,
  controls: RefObject<HTMLElement | null>,
  clock: KitClock,
): boolean {
  const [isFaded, setFaded] = useState(false);
  const isUsed = useEffectEvent(() => isInUse(controls.current));
  useEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    let cancel = () => undefined as void;
    const wait = () => {
      cancel();
      cancel = clock.after(fadeAfter, look);
    };
    function look() {
      if (isUsed()) wait();
      else setFaded(true);
    }
    const wake = () => {
      setFaded(false);
      wait();
    };
    for (const type of wakingEvents) element.addEventListener(type, wake);
    wait();
    return () => {
      cancel();
      for (const type of wakingEvents) element.removeEventListener(type, wake);
    };
  }, [area, clock]);
  return isFaded;
}
