import { useEffect, useEffectEvent, useState } from 'react';
import { useKit } from '../kit-provider/kit-context.ts';
import { onEverySecond } from './every-second.ts';

/** The seconds that are left; another number of seconds begins the count anew. */
export function useSecondsLeft(seconds: number, isRunning: boolean, onOver?: () => void): number {
  const { clock } = useKit();
  const [count, setCount] = useState({ from: seconds, passed: 0 });
  const left = Math.max(0, Math.ceil(seconds) - (isRunning && count.from === seconds ? count.passed : 0));
  const isOver = left === 0;
  useEffect(() => {
    if (!isRunning || isOver) return undefined;
    const startedAt = clock.now();
    return onEverySecond(clock, () =>
      setCount({ from: seconds, passed: Math.floor((clock.now() - startedAt) / 1000) }),
    );
  }, [clock, seconds, isRunning, isOver]);
  const end = useEffectEvent(() => onOver?.());
  useEffect(() => {
    if (isOver && isRunning) end();
  }, [isOver, isRunning]);
  return left;
}
