import { BonusCodeForm } from '@lounge/kit/bonus-code';
import { pathTo, paymentWindowPath } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useApp } from '../../shared/app-context.ts';
import { PaymentStopConnected } from '../wallet/PaymentStopConnected.tsx';
import { useGuest } from '../guest/guest-stores.ts';
import { useVouchers } from './voucher-stores.ts';

/**
 * The form for a bonus code: checked, then redeemed.
 * @spec feature:pay.bonus-code-check, feature:pay.bonus-code-redeem, screen:overlay.bonus-code
 */
export const BonusCodeConnected = observer(() => {
  const { config, stores } = useApp();
  const { language, brand } = config;
  const { status } = useGuest();
  const address = stores.guest.data.value?.email ?? null;
  const { codes } = useVouchers();
  const { value } = codes.checked;
  const offer =
    value === null || value.config === null
      ? null
      : {
          code: value.code,
          benefits: value.config.benefits,
          containsTopUpBenefit: value.config.containsTopUpBenefit,
          validTo: value.config.validTo,
          remainingCount: codes.left.value?.remainingCount ?? null,
        };
  const isOffered = ['canRedeem', 'redeeming', 'redeemed'].includes(codes.state);
  return (
    <>
      <PaymentStopConnected isPaid={isOffered && offer?.containsTopUpBenefit === true} />
      <BonusCodeForm
        code={codes.code}
        state={codes.state}
        reason={codes.reason}
        redeemedAt={value?.redeemedAt}
        offer={offer}
        links={{
          vip: pathTo('vipclub', language),
          phone: pathTo('personal.age-check', language, { product: brand }),
          topUp: paymentWindowPath(language, 'top-up'),
        }}
        onCode={({ code }) => codes.setCode(code)}
        onCheck={() => void codes.check()}
        onRedeem={() => void codes.redeem()}
        linkSent={status.items.some(({ type }) => type === 'mailWelcomeLink')}
        onConfirmAddress={address === null ? undefined : () => status.act({ type: 'mailNotVerified', address })}
      />
    </>
  );
});
