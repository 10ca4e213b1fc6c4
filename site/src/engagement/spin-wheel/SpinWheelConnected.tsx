import { useKit } from '@lounge/kit/kit-provider';
import { SpinWheel, type SpinSegment } from '@lounge/kit/spin-wheel';
import { berlinDay, formatTime, type Language } from '@lounge/locale';
import type { WheelType } from '@lounge/stores/engagement/spin-wheel';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { useNow } from '../../foundation/page/use-now.ts';
import { useWallet } from '../../foundation/wallet/wallet-stores.ts';
import { PrizeArt } from './PrizeArt.tsx';
import { type Prize, prizeTexts } from './prize-texts.ts';
import { useSpinWheel } from './spin-wheel-stores.ts';
import { messages } from './SpinWheel.messages.ts';
import { useTelemetry } from '../../foundation/telemetry/telemetry-stores.ts';

/** Props of SpinWheelConnected. */
export interface SpinWheelConnectedProps {
  /** Called when the wheel starts and stops turning, so that nothing else on the page reveals the prize before it stops. */
  onTurn: (turning: boolean) => void;
  /** Which wheel. @default the one of the month */
  type?: WheelType | undefined;
}

type Segment = Prize & { readonly id: string; readonly weight: number; readonly isFeatured: boolean };

const shownSegment = (
  { id, weight, isFeatured, ...prize }: Segment,
  language: Language,
  intl: IntlShape,
): SpinSegment => {
  const { place: _place, ...texts } = prizeTexts(prize, language, intl);
  const art = prize.messengerGift === null ? {} : { art: <PrizeArt prize={prize} /> };
  return { id, weight, featured: isFeatured, ...texts, ...art };
};

/** A wheel: of the month, or of the coin rush below it. */
export const SpinWheelConnected = observer(({ onTurn, type = 'monthly' }: SpinWheelConnectedProps) => {
  const intl = useIntl();
  const { stores, config, paymentDialog } = useApp();
  const { timeZone } = useKit();
  const wheels = useSpinWheel();
  const isRush = type === 'coinRush';
  const wheel = isRush ? wheels.rush : wheels.wheel;
  const now = useNow();
  const { wallet } = useWallet();
  const { browserOnline } = useTelemetry();
  // Counts that a prize changes are updated when the wheel stops.
  const [spinsMeanwhile, setSpinsMeanwhile] = useState<number | null>(null);
  const releaseBalance = useRef<() => void>(undefined);
  useEffect(() => () => releaseBalance.current?.(), []);
  const turn = (isTurning: boolean) => {
    releaseBalance.current?.();
    releaseBalance.current = isTurning ? wallet.freeze() : undefined;
    setSpinsMeanwhile(isTurning ? wheel.spins - 1 : null);
    onTurn(isTurning);
  };
  const data = wheel.info.value;
  const segments = (data?.segments ?? []).map((segment) => shownSegment(segment, config.language, intl));
  const spin = async () => {
    turn(true);
    const result = await wheel.spin();
    if (result.ok) {
      const { win } = result.value;
      const { segment } = win;
      // The wheel was changed meanwhile: the prize is booked and shown without its segment, and the new wheel is loaded.
      if (wheel.info.value?.segments.every(({ id }) => id !== segment) === true) void wheel.load();
      return {
        segment,
        won: shownSegment({ ...win, id: segment, weight: 0, isFeatured: false }, config.language, intl),
      };
    }
    turn(false);
    // A declared failure means that our state is stale, so it is loaded again.
    if (result.failure.kind === 'declared') void wheel.load();
    throw new Error(result.failure.code);
  };
  const free = data?.nextFreeSpinAt ?? null;
  const note = (): string | undefined => {
    if (wheel.spins > 0) return undefined;
    if (stores.guest.isUnverified && !isRush) return intl.formatMessage(messages.verifyFirst);
    return free === null ? undefined : intl.formatMessage(messages.nextFree, { time: formatTime(free, timeZone) });
  };
  return (
    <SpinWheel
      key={data === null ? 'loading' : 'loaded'}
      segments={segments}
      spins={spinsMeanwhile ?? wheel.spins}
      spunToday={data !== null && data.lastSpinDate !== null && berlinDay(data.lastSpinDate) >= berlinDay(now)}
      active={data?.spinwheelActive ?? true}
      isPending={data === null}
      last={wheel.history[0]?.segment}
      level={isRush ? 2 : 1}
      title={isRush ? intl.formatMessage(messages.rush) : undefined}
      text={intl.formatMessage(isRush ? messages.rushText : messages.text)}
      offline={!browserOnline.isOnline}
      note={note()}
      onSpin={spin}
      onStop={() => turn(false)}
      onLogin={stores.guest.isLoggedIn ? undefined : () => paymentDialog.open('log-in')}
    />
  );
});
