import { useKit } from '@lounge/kit/kit-provider';
import { SpinHistory } from '@lounge/kit/spin-wheel';
import { voucherTypes } from '@lounge/protocol/foundation/vouchers';
import { calendarDay, formatDateTime, formatTime, previousDay } from '@lounge/locale';
import type { WheelType, Win } from '@lounge/stores/engagement/spin-wheel';
import type { VoucherList } from '@lounge/stores/foundation/vouchers';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRead } from '../../shared/use-read.ts';
import { useApp } from '../../shared/app-context.ts';
import { useTelemetry } from '../../foundation/telemetry/telemetry-stores.ts';
import { useVouchers } from '../../foundation/vouchers/voucher-stores.ts';
import { useNow } from '../../foundation/page/use-now.ts';
import { PrizeArt } from './PrizeArt.tsx';
import { RewardStatus } from './reward-status.ts';
import { prizeTexts } from './prize-texts.ts';
import { useSpinWheel } from './spin-wheel-stores.ts';
import { messages } from './SpinWheel.messages.ts';

/** Props of SpinHistoryConnected. */
export interface SpinHistoryConnectedProps {
  /** While the wheel turns, the latest prize is hidden, so that it is not revealed early. */
  isTurning: boolean;
  /** Which wheel. @default the one of the month */
  type?: WheelType | undefined;
}

/** The wins whose bonus code the guest can still redeem: the newest ones, as many as there are vouchers of the code. */
const redeemableOf = (wins: readonly Win[], vouchers: VoucherList): ReadonlySet<number> => {
  const left = vouchers.flatMap(({ type, subject }) =>
    type === voucherTypes.bonusCode && subject !== null ? [subject] : [],
  );
  return new Set(
    wins.flatMap(({ id, bonuscode }) => {
      const at = bonuscode === null ? -1 : left.indexOf(bonuscode.code);
      if (at === -1) return [];
      left.splice(at, 1);
      return [id];
    }),
  );
};

/** The guest's prizes; a bonus code among them can be redeemed. @spec component:SpinResult */
export const SpinHistoryConnected = observer(({ isTurning, type = 'monthly' }: SpinHistoryConnectedProps) => {
  const intl = useIntl();
  const now = useNow();
  const { config } = useApp();
  const wheels = useSpinWheel();
  const { wonCode } = wheels;
  const wheel = type === 'monthly' ? wheels.wheel : wheels.rush;
  const { vouchers } = useVouchers();
  useRead(vouchers);
  const { browserOnline } = useTelemetry();
  const [redeeming, setRedeeming] = useState<number | null>(null);
  const [status, setStatus] = useState('');
  const latest = wheel.lastSpin.value?.win.id;
  const { timeZone } = useKit();
  const today = calendarDay(now, timeZone);
  const whenOf = (at: string): string => {
    const [day, time] = [calendarDay(at, timeZone), formatTime(at, timeZone)];
    // A prize won after the page was rendered was won today.
    if (day >= today) return intl.formatMessage(messages.today, { time });
    if (day === previousDay(today)) return intl.formatMessage(messages.yesterday, { time });
    return formatDateTime(at, config.language, timeZone);
  };
  const redeemable = redeemableOf(wheel.history, vouchers.list.value ?? []);
  const redeem = async ({ id }: { id: number }) => {
    const win = wheel.history.find((each) => each.id === id);
    if (win === undefined || win.bonuscode === null) return;
    setStatus('');
    setRedeeming(id);
    wonCode.setCode(win.bonuscode.code);
    const result = await wonCode.redeem();
    setRedeeming(null);
    if (!result.ok || !result.value.data.success) return setStatus(intl.formatMessage(messages.notRedeemed));
    const { label: prize } = prizeTexts(win, config.language, intl);
    setStatus(intl.formatMessage(messages.redeemed, { prize, place: intl.formatMessage(messages.inBenefits) }));
  };
  return (
    <div>
      <SpinHistory
        isPending={wheel.info.value === null}
        prizes={wheel.history
          .filter(({ id }) => !isTurning || id !== latest)
          .map((win) => {
            const { label, place } = prizeTexts(win, config.language, intl);
            return {
              id: win.id,
              label,
              place,
              when: whenOf(win.at),
              art: <PrizeArt prize={win} />,
              canRedeem: redeemable.has(win.id),
            };
          })}
        title={type === 'monthly' ? undefined : intl.formatMessage(messages.rushWon)}
        redeeming={redeeming}
        onRedeem={browserOnline.isOnline ? (choice) => void redeem(choice) : undefined}
      />
      <RewardStatus role="status">{status}</RewardStatus>
    </div>
  );
});
