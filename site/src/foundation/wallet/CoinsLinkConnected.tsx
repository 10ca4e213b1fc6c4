import { ButtonLink } from '@lounge/kit/button';
import { SectionHeading } from '@lounge/kit/section-heading';
import { pathTo, paymentWindowPath } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../app/app-context.ts';
import { messages as personal } from '../guest/Personal.messages.ts';
import { messages } from './Coins.messages.ts';
import { useWallet } from './wallet-stores.ts';

/** The balance on the guest's own page, with the way to the coins page. */
export const CoinsLinkConnected = observer(() => {
  const intl = useIntl();
  const { config } = useApp();
  const { coins } = useWallet().wallet;
  const href = pathTo('personal.coins', config.language, { product: config.brand });
  return (
    <section aria-labelledby="coins">
      <SectionHeading
        headingId="coins"
        title={intl.formatMessage(personal.coins)}
        note={coins?.balanceFormatted}
        more={{ href, label: intl.formatMessage(messages.toCoins) }}
      />
      <ButtonLink variant="outline" href={paymentWindowPath(config.language, 'top-up')}>
        {intl.formatMessage(messages.addCoins)}
      </ButtonLink>
    </section>
  );
});
