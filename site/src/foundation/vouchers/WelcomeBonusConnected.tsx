import { WelcomeBonusTile } from '@lounge/kit/welcome-bonus-tile';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useApp } from '../../shared/app-context.ts';
import { useVouchers } from './voucher-stores.ts';

/** The welcome bonus, only while its code was not redeemed. @spec feature:pay.promo */
export const WelcomeBonusConnected = observer(() => {
  const { language, brand } = useApp().config;
  const { welcome } = useVouchers();
  const { code: welcomeCode } = welcome;
  if (welcomeCode === null) return null;
  const path = pathTo('personal.benefits', language, { product: brand });
  const href = `${path}?code=${encodeURIComponent(welcomeCode)}&scrollTo=bonus-code`;
  return <WelcomeBonusTile code={welcomeCode} hasNotRedeemedInstance href={href} />;
});
