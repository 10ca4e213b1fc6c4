import { BenefitList } from '@lounge/kit/benefit-card';
import { SectionHeading } from '@lounge/kit/section-heading';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { benefitRows } from './benefit-rows.ts';
import { messages } from './Benefits.messages.ts';
import { useVouchers } from './voucher-stores.ts';

/** The benefits that end within two weeks, three rows at most. */
const soonMs = 14 * 86_400_000;
const maxRows = 3;

const nothing = () => undefined;

/** The guest's benefits that end first, with the way to all of them. Nothing where none ends soon. */
export const EndsSoonConnected = observer(() => {
  const intl = useIntl();
  const { language, brand } = useApp().config;
  const { benefits, vouchers } = useVouchers();
  const [list, all, now] = [vouchers.list.value, benefits.data.value, vouchers.readAt];
  if (list === null || all === null) return null;
  const context = { intl, language, brand, now, adding: null, onAddCredits: nothing, onUseCode: nothing };
  const rows = benefitRows(list, all.benefits, context)
    .filter(({ validTo }) => validTo && Date.parse(validTo) > now && Date.parse(validTo) - now < soonMs)
    .slice(0, maxRows)
    .map((row) => ({ ...row, step: undefined }));
  if (rows.length === 0) return null;
  const href = pathTo('personal.benefits', language, { product: brand });
  return (
    <section aria-labelledby="ends-soon">
      <SectionHeading
        headingId="ends-soon"
        title={intl.formatMessage(messages.endsSoon)}
        more={{ href, label: intl.formatMessage(messages.allBenefits) }}
      />
      <BenefitList benefits={rows} now={now} />
    </section>
  );
});
