import { startTimer } from '@lounge/transport';
import { useEffect, useState } from 'react';
import { useApp } from '../../../shared/app-context.ts';

/** Returns the seconds since `isOn` became true, counted while it is; 0 while it is false. */
export const useSecondsSince = (isOn: boolean): number => {
  const { clock, scope } = useApp().stores.context;
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isOn) return undefined;
    const begin = clock.now();
    let stop = (): void => undefined;
    const tick = (): void => {
      stop = startTimer({ clock, scope }, 1000, () => {
        setSeconds(Math.round((clock.now() - begin) / 1000));
        tick();
      });
    };
    tick();
    return () => {
      stop();
      setSeconds(0);
    };
  }, [isOn, clock, scope]);
  return isOn ? seconds : 0;
};
