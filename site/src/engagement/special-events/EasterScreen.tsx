import { EasterRewardList, type EasterReward } from '@lounge/kit/easter-egg';
import { RewardHistory } from '@lounge/kit/reward-history';
import type { Language } from '@lounge/locale';
import type { EasterRewardData, HuntData } from '@lounge/stores/engagement/special-events';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { useTelemetry } from '../../foundation/telemetry/telemetry-stores.ts';
import { useApp } from '../../shared/app-context.ts';
import { useFocusAfter } from '../../shared/use-focus-after.ts';
import { RewardStatus } from '../spin-wheel/reward-status.ts';
import { CampaignPage } from './CampaignPage.tsx';
import { easterMessages as texts, messages } from './Campaigns.messages.ts';
import { useEggHunt } from './easter-stores.ts';
import { eggRewardName } from './egg-reward-name.ts';
import { placeOf, wonReward } from './game-rewards.ts';
import { useWonCode } from './games-stores.ts';

const Hunt = styled.div.withConfig({ componentId: 'site-egg-hunt' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  > section > h2,
  > [data-part='rewards'] > h2 {
    margin-bottom: 16px;
  }
  > section > p,
  > [data-part='rewards'] > p {
    max-width: 62ch;
    color: var(--kit-text-muted);
  }
  > [data-part='rewards'] > p {
    margin-top: 12px;
  }
  > section > [data-part='count'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 20px;
    margin-bottom: 8px;
    color: var(--kit-text);
    font-variant-numeric: tabular-nums;
  }
  > section > [data-part='count'] > b {
    font: var(--kit-font-heading);
    font-size: 28px;
  }
`;

const shownReward = (reward: EasterRewardData, language: Language, intl: IntlShape): EasterReward => ({
  id: reward.id,
  name: eggRewardName(reward, language, intl) ?? '',
  requiredEggs: reward.requiredEggs,
  hidden: reward.hidden,
  isUpTo: reward.isUpTo,
  redeemed: reward.redeemed,
  canRedeem: reward.canRedeem,
  redeemedAt: reward.redeemedAt ?? undefined,
});

/** How many eggs the guest has; a visitor is asked to log in. */
const CountConnected = observer(({ data, isRunning }: { data: HuntData; isRunning: boolean }) => {
  const intl = useIntl();
  const heading = useId();
  const { stores, paymentDialog } = useApp();
  if (!stores.guest.isLoggedIn) {
    return isRunning ? (
      <ErrorPanel
        kind="needLogin"
        title={intl.formatMessage(texts.logIn)}
        text={intl.formatMessage(texts.logInText)}
        step={{ onAct: () => paymentDialog.open('log-in') }}
      />
    ) : null;
  }
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{intl.formatMessage(texts.yours)}</h2>
      <p data-part="count">
        <b>{intl.formatMessage(texts.eggs, { count: data.collectedEggs })}</b>
        {isRunning && <span>{intl.formatMessage(texts.today, { found: data.eggsToday, of: data.eggsADay })}</span>}
      </p>
      {isRunning && <p>{intl.formatMessage(texts.how)}</p>}
    </section>
  );
});

/** The rewards, with the button that redeems a code. @spec component:EasterRewardList, state:easter-reward */
const RewardsConnected = observer(({ data }: { data: HuntData }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { browserOnline } = useTelemetry();
  const hunt = useEggHunt();
  const wonCode = useWonCode();
  const [redeeming, setRedeeming] = useState<number | null>(null);
  const [status, setStatus] = useState('');
  const place = useFocusAfter(status !== '');
  const { isOnline } = browserOnline;
  const redeem = async ({ id }: { id: number }) => {
    const code = data.rewards.find((each) => each.id === id)?.info;
    if (code == null) return;
    setStatus('');
    setRedeeming(id);
    wonCode.setCode(code);
    const result = await wonCode.redeem();
    const isRedeemed = result.ok && result.value.data.success;
    if (isRedeemed) await hunt.data.load();
    setRedeeming(null);
    setStatus(intl.formatMessage(isRedeemed ? texts.redeemed : texts.notRedeemed));
  };
  return (
    <div data-part="rewards" ref={place} tabIndex={-1}>
      <h2>{intl.formatMessage(texts.rewards)}</h2>
      <EasterRewardList
        label={intl.formatMessage(texts.rewards)}
        collected={data.collectedEggs}
        rewards={data.rewards.map((each) => shownReward(each, language, intl))}
        redeeming={redeeming}
        onRedeem={isOnline ? (choice) => void redeem(choice) : undefined}
      />
      <RewardStatus role="status">
        {status === '' && !isOnline && data.rewards.some(({ canRedeem }) => canRedeem === true)
          ? intl.formatMessage(texts.offline)
          : status}
      </RewardStatus>
      {data.rewards.some(({ isUpTo, redeemed }) => isUpTo && !redeemed) && <p>{intl.formatMessage(texts.upTo)}</p>}
    </div>
  );
});

/** The rewards that the eggs have brought. */
const BroughtConnected = observer(({ data }: { data: HuntData }) => {
  const intl = useIntl();
  const rewards = data.rewardHistory.flatMap(({ id, at, reward }) =>
    reward === null ? [] : [{ id, at, reward: wonReward(reward, intl), place: placeOf(reward, intl) }],
  );
  return rewards.length === 0 ? null : <RewardHistory rewards={rewards} />;
});

/** The egg hunt: how it goes, the guest’s eggs, and the rewards that they reach. @spec screen:campaign.easter, feature:reward.easter */
export const EasterScreen = observer(() => {
  const intl = useIntl();
  const hunt = useEggHunt();
  const event = hunt.event.value;
  if (event === null) return null;
  const { value: data, state, failure } = hunt.data;
  const isRunning = event.hasStarted && !event.hasEnded;
  return (
    <CampaignPage event={event} data={hunt}>
      {data === null && state === 'failed' && (
        <ErrorPanel
          kind="error"
          title={intl.formatMessage(messages.notLoaded)}
          requestId={failure?.requestId ?? undefined}
          step={{ onAct: () => void hunt.data.load() }}
        />
      )}
      {data !== null && (
        <Hunt>
          <CountConnected data={data} isRunning={isRunning} />
          <RewardsConnected data={data} />
          <BroughtConnected data={data} />
        </Hunt>
      )}
    </CampaignPage>
  );
});
