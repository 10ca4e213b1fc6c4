import { observer } from 'mobx-react-lite';
import { useRead } from '../../shared/use-read.ts';
import { useVouchers } from './voucher-stores.ts';
import { WelcomeBonusConnected } from './WelcomeBonusConnected.tsx';

/** The welcome bonus as a row of the start page. @spec screen:home */
export const WelcomeBonusRow = observer(() => {
  const { welcome } = useVouchers();
  useRead(welcome, welcome.codes.state === 'idle');
  return <WelcomeBonusConnected />;
});
