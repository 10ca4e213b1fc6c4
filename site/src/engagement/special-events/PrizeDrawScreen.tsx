import { Button } from '@lounge/kit/button';
import { CountdownTimer } from '@lounge/kit/countdown-timer';
import { useKit } from '@lounge/kit/kit-provider';
import { rewardName } from '@lounge/kit/reward-reveal';
import { SidePanel } from '@lounge/kit/side-panel';
import { formatDateTime } from '@lounge/locale';
import type { PrizeDrawData } from '@lounge/stores/engagement/special-events';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { ConfirmAddressConnected } from '../../foundation/guest/ConfirmAddressConnected.tsx';
import { useTelemetry } from '../../foundation/telemetry/telemetry-stores.ts';
import { useApp } from '../../shared/app-context.ts';
import { useFocusAfter } from '../../shared/use-focus-after.ts';
import { RewardStatus } from '../spin-wheel/reward-status.ts';
import { drawMessages as messages } from './Calendars.messages.ts';
import { usePrizeDraw } from './calendar-stores.ts';
import { CampaignPage } from './CampaignPage.tsx';
import { FactList } from './FactList.tsx';
import { wonReward } from './game-rewards.ts';
import { lastInstantOf } from './last-instant.ts';
import { RewardConnected } from './RewardConnected.tsx';

const Draw = styled.div.withConfig({ componentId: 'site-prize-draw' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  > [data-part='terms'] > p {
    max-width: 62ch;
    margin-top: 12px;
    color: var(--kit-text-muted);
    line-height: var(--kit-line-height-long);
  }
  @media (min-width: 992px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: 44px 56px;
    > [data-part='entry-of-guest'] {
      grid-area: 1 / 2;
    }
    > [data-part='terms'] {
      grid-column: 1 / -1;
    }
  }
`;

const Entry = styled.div.withConfig({ componentId: 'site-prize-draw-entry' })`
  display: grid;
  gap: 12px;
`;

/** The prize, how many win it, and when. */
const PrizeFacts = ({ draw: { prize, winners, start, end } }: { draw: PrizeDrawData }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { timeZone } = useKit();
  const at = (instant: string | number) => formatDateTime(instant, language, timeZone);
  const won = wonReward(prize, intl);
  return (
    <FactList
      title={intl.formatMessage(messages.what)}
      facts={[
        [
          intl.formatMessage(messages.prize),
          rewardName(won.type === 'bonusCode' ? { ...won, canRedeem: true } : won, intl, language),
        ],
        [intl.formatMessage(messages.winners), winners],
        [intl.formatMessage(messages.begins), at(start)],
        [intl.formatMessage(messages.ends), at(lastInstantOf(end))],
      ]}
    />
  );
};

/** The button by which a guest takes part; visitors log in. */
const EnterButton = observer(() => {
  const intl = useIntl();
  const { stores, paymentDialog } = useApp();
  const { isOnline } = useTelemetry().browserOnline;
  const draw = usePrizeDraw();
  const isLoggedIn = stores.guest.isLoggedIn;
  return (
    <Button
      variant="primary"
      wide
      data-needs-script=""
      isPending={draw.entry.state === 'loading'}
      unavailable={isLoggedIn && !isOnline}
      onClick={() => {
        if (!isLoggedIn) paymentDialog.open('log-in');
        else if (isOnline) void draw.enter();
      }}
    >
      {intl.formatMessage(isLoggedIn ? messages.enter : messages.logIn)}
    </Button>
  );
});

/** The sentence below the button. */
const useEntryStatus = (): string | null => {
  const intl = useIntl();
  const { isOnline } = useTelemetry().browserOnline;
  const { entry, hasEntered } = usePrizeDraw();
  if (hasEntered) return null;
  const reason = entry.value?.reason ?? null;
  if (reason !== null) return intl.formatMessage(messages[reason]);
  if (!isOnline) return intl.formatMessage(messages.offline);
  return entry.state === 'failed' ? intl.formatMessage(messages.failed) : null;
};

/** A draw that runs: the time that is left, and the guest’s entry. */
const EntryConnected = observer(({ draw }: { draw: PrizeDrawData }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { timeZone } = useKit();
  const store = usePrizeDraw();
  const status = useEntryStatus();
  const place = useFocusAfter(store.hasEntered);
  return (
    <Entry ref={place} tabIndex={-1}>
      <p>
        <CountdownTimer
          key={draw.end}
          seconds={draw.secondsLeft}
          running
          sentence={({ time }) => intl.formatMessage(messages.left, { time })}
          onOver={() => store.onOver()}
        />
      </p>
      <p>
        {store.hasEntered
          ? intl.formatMessage(messages.drawnAfter, {
              when: formatDateTime(lastInstantOf(draw.end), language, timeZone),
            })
          : intl.formatMessage(messages.free)}
      </p>
      {!store.hasEntered && <EnterButton />}
      <RewardStatus role="status">{store.hasEntered ? intl.formatMessage(messages.entered) : status}</RewardStatus>
      {store.entry.value?.reason === 'needsAddress' && (
        <ConfirmAddressConnected
          sendLink={intl.formatMessage(messages.sendLink)}
          linkSent={intl.formatMessage(messages.linkSent)}
        />
      )}
    </Entry>
  );
});

/** The result of a draw for the guest. */
const ResultConnected = observer(({ draw }: { draw: PrizeDrawData }) => {
  const intl = useIntl();
  const store = usePrizeDraw();
  const { guest, isDrawn, prize } = draw;
  if (!isDrawn) return <p>{intl.formatMessage(messages.drawingText)}</p>;
  if (guest?.hasWon === true) return <RewardConnected reward={prize} onRedeemed={() => store.load()} />;
  if (guest?.hasEntered === true) return <p>{intl.formatMessage(messages.lostText)}</p>;
  return <p>{intl.formatMessage(guest === null ? messages.loggedOutText : messages.notEnteredText)}</p>;
});

const resultTitle = ({ isDrawn, guest }: PrizeDrawData) => {
  if (!isDrawn) return messages.drawing;
  if (guest?.hasWon === true) return messages.won;
  return guest?.hasEntered === true ? messages.lost : messages.notEntered;
};

/** Counts to the moment at which a draw begins, or to the reading of its winners, on an open page. */
const Waiting = observer(({ draw }: { draw: PrizeDrawData }) => {
  const store = usePrizeDraw();
  if (draw.hasStarted && !(draw.hasEnded && !draw.isDrawn)) return null;
  return <CountdownTimer hidden seconds={Math.max(1, draw.secondsLeft)} running onOver={() => store.onOver()} />;
});

/** The prize draw: the prize, the dates, the terms, and the guest’s entry. @spec screen:campaign.prize-draw, feature:reward.campaigns */
export const PrizeDrawScreen = observer(() => {
  const intl = useIntl();
  const heading = useId();
  const store = usePrizeDraw();
  const draw = store.data.value;
  if (draw === null) return null;
  const { hasStarted, hasEnded, terms } = draw;
  return (
    <CampaignPage event={{ ...draw, eventType: 'prizeDraw', actorName: null }} data={store}>
      <Waiting key={`${draw.eventId} ${hasStarted} ${hasEnded}`} draw={draw} />
      <Draw>
        <PrizeFacts draw={draw} />
        {hasStarted && (
          <div data-part="entry-of-guest" aria-live="polite">
            <SidePanel title={intl.formatMessage(hasEnded ? resultTitle(draw) : messages.yours)} level={2}>
              {hasEnded ? <ResultConnected draw={draw} /> : <EntryConnected draw={draw} />}
            </SidePanel>
          </div>
        )}
        <section data-part="terms" aria-labelledby={heading}>
          <h2 id={heading}>{intl.formatMessage(messages.terms)}</h2>
          {terms.split('\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      </Draw>
    </CampaignPage>
  );
});
