import { BenefitList } from '@lounge/kit/benefit-card';
import { Notice } from '@lounge/kit/notice';
import { StatePanel } from '@lounge/kit/state-panel';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { benefitRows } from './benefit-rows.ts';
import { messages } from './Benefits.messages.ts';
import { useVouchers } from './voucher-stores.ts';

/** The guest's vouchers and benefits. @spec feature:reward.benefits, query:guest.benefits, query:guest.vouchers */
export const BenefitsConnected = observer(({ onUseCode }: { onUseCode: (code: string) => void }) => {
  const intl = useIntl();
  const { config } = useApp();
  const { language, brand } = config;
  const { benefits, vouchers } = useVouchers();
  const [adding, setAdding] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const now = vouchers.readAt;
  const load = () => void Promise.all([benefits.data.load(), vouchers.load()]);
  const { value, state, failure } = benefits.data;
  const list = vouchers.list.value;
  if ((value === null && state === 'failed') || (list === null && vouchers.list.state === 'failed')) {
    const requestId = (failure ?? vouchers.list.failure)?.requestId ?? undefined;
    const title = intl.formatMessage(messages.notLoaded);
    return <StatePanel kind="error" title={title} requestId={requestId} step={{ onAct: load }} />;
  }
  const onAddCredits = async (voucherId: number): Promise<void> => {
    setAdding(voucherId);
    const result = await vouchers.addCredits(voucherId);
    setFailed(!result.ok);
    setAdding(null);
  };
  const context = {
    intl,
    language,
    brand,
    now,
    adding,
    onAddCredits: (voucherId: number) => void onAddCredits(voucherId),
    onUseCode,
  };
  const isReady = value !== null && list !== null;
  return (
    <div>
      {hasFailed && (
        <Notice tone="danger" text={intl.formatMessage(messages.notAdded)} onClose={() => setFailed(false)} />
      )}
      <BenefitList
        benefits={isReady ? benefitRows(list, value.benefits, context) : []}
        isPending={!isReady}
        now={now}
        empty={
          <StatePanel
            kind="empty"
            title={intl.formatMessage(messages.empty)}
            text={intl.formatMessage(messages.emptyText)}
            step={{
              label: intl.formatMessage(messages.toTheWheel),
              href: pathTo('personal.spinwheel', language, { product: brand }),
            }}
          />
        }
      />
    </div>
  );
});
