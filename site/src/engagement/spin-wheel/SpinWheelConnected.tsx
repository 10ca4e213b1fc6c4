import { SpinWheel, type SpinSegment } from '@lounge/kit/spin-wheel';
import { formatTime } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../app/app-context.ts';
import { walletStores } from '../../foundation/wallet/wallet-stores.ts';
import { PrizeArt } from './PrizeArt.tsx';
import { prizeTexts } from './prize-texts.ts';
import { spinWheelStores } from './spin-wheel-stores.ts';
import { messages } from './SpinWheel.messages.ts';
import { telemetryStores } from '../../foundation/telemetry/telemetry-stores.ts';

/** Props of SpinWheelConnected. */
export interface SpinWheelConnectedProps {
  /** Whether it turns, so that nothing else on the page tells the prize before it rests. */
  onTurn: (turning: boolean) => void;
}

/** The wheel. */
export const SpinWheelConnected = observer(({ onTurn }: SpinWheelConnectedProps) => {
  const intl = useIntl();
  const { stores, config, paymentDialog: door } = useApp();
  const { wheel } = spinWheelStores(stores);
  const { wallet } = walletStores(stores);
  // What a prize changes shows when the wheel rests.
  const [spinsMeanwhile, setSpinsMeanwhile] = useState<number | null>(null);
  const letGo = useRef<() => void>(undefined);
  useEffect(() => () => letGo.current?.(), []);
  const turn = (isTurning: boolean) => {
    letGo.current?.();
    letGo.current = isTurning ? wallet.freeze() : undefined;
    setSpinsMeanwhile(isTurning ? wheel.spins - 1 : null);
    onTurn(isTurning);
  };
  const data = wheel.info.value;
  const segments = (data?.segments ?? []).map(({ id, weight, isFeatured, ...prize }): SpinSegment => {
    const { place: _place, ...words } = prizeTexts(prize, config.language, intl);
    const art = prize.messengerGift === null ? {} : { art: <PrizeArt prize={prize} /> };
    return { id, weight, featured: isFeatured, ...words, ...art };
  });
  const spin = async () => {
    turn(true);
    const result = await wheel.spin();
    if (result.ok) {
      const { segment } = result.value.win;
      if (wheel.info.value?.segments.some(({ id }) => id === segment)) return { segment };
      // A wheel that was changed meanwhile: what was won is in the history, and the new wheel is drawn.
      turn(false);
      void wheel.load();
      throw new Error('unknown segment');
    }
    turn(false);
    // What was refused by name stands otherwise than the page believes.
    if (result.failure.kind === 'declared') void wheel.load();
    throw new Error(result.failure.code);
  };
  const free = data?.nextFreeSpinAt ?? null;
  return (
    <SpinWheel
      key={data === null ? 'waiting' : 'there'}
      segments={segments}
      spins={spinsMeanwhile ?? wheel.spins}
      active={data?.spinwheelActive ?? true}
      isPending={data === null}
      last={wheel.history[0]?.segment}
      text={intl.formatMessage(messages.text)}
      offline={!telemetryStores(stores).browserOnline.isOnline}
      note={
        free === null || wheel.spins > 0 ? undefined : intl.formatMessage(messages.nextFree, { time: formatTime(free) })
      }
      onSpin={spin}
      onStop={() => turn(false)}
      onLogin={stores.guest.isLoggedIn ? undefined : () => door.open('log-in')}
    />
  );
});
