import { AgeVerificationWindow, type AgeWay } from '@lounge/kit/age-verification-window';
import { ButtonLink } from '@lounge/kit/button';
import { StatePanel } from '@lounge/kit/state-panel';
import { isOwnPath, pathTo, paymentWindowPath } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { PersonalLayout } from '../guest/PersonalLayout.tsx';
import { Settled } from '../guest/Settled.tsx';
import { messages } from './AgeCheck.messages.ts';
import { useAgeCheck } from './age-check-stores.ts';
import { PhoneConnected } from './PhoneConnected.tsx';
import { cameFrom, withoutWanted } from '../../shared/use-age-check-path.ts';

const Sections = styled.div.withConfig({ componentId: 'site-age-check' })`
  display: grid;
  gap: 48px;
  max-width: 560px;
  > * > section > [data-part='note'] {
    margin: 8px 0 16px;
    color: var(--kit-text-muted);
    line-height: var(--kit-line-height-long);
  }
  > * > section > [data-part='verified'] {
    display: flex;
    align-items: center;
    gap: 8px;
    margin: 0 0 16px;
    font-weight: 600;
  }
`;

const bankWay = 'way=bank';

/** The path that the guest came from; null if the address names none of this site. */
const useOrigin = (): string | null => {
  const from = useSearchParams()[0].get(cameFrom);
  return from !== null && isOwnPath(from) ? from : null;
};

/** The state of the guest's age check, which pushes change, and the ways to verify it. */
const AgeConnected = observer(() => {
  const intl = useIntl();
  const { language, brand } = useApp().config;
  const { details } = useAgeCheck();
  const origin = useOrigin();
  const { state, value, failure } = details.info;
  if (value === null) {
    if (state !== 'failed') return null;
    return (
      <StatePanel
        kind="error"
        title={intl.formatMessage(messages.notLoaded)}
        requestId={failure?.requestId ?? undefined}
        step={{ onAct: () => void details.load() }}
      />
    );
  }
  const back = origin ?? pathTo('personal.age-check', language, { product: brand });
  const wayTo = (way: string) =>
    `${paymentWindowPath(language, 'age-check')}?way=${way}&back=${encodeURIComponent(back)}`;
  const ways: readonly AgeWay[] = [
    { kind: 'pinCall', href: wayTo('pin-call') },
    { kind: 'identity', href: wayTo('identity') },
    { kind: 'bank', href: wayTo('bank') },
  ];
  // The bank's address is asked for at once; without an answer, or without script, the link leads to a page that does it.
  const toBank = async (event: MouseEvent<HTMLElement>): Promise<void> => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.search.includes(bankWay) !== true) return;
    event.preventDefault();
    location.assign((await details.requestPayment(back)) ?? link.href);
  };
  const { avsStatus, avsRejectMessage, since, bonus } = value;
  return (
    <AgeVerificationWindow
      status={avsStatus}
      message={avsRejectMessage}
      since={since}
      revoked={avsStatus === 'unknown' && since !== null}
      bonus={bonus.available ? bonus.coins.value : (details.bonusGiven?.value ?? null)}
      ways={ways}
      onClick={(event) => void toBank(event)}
    >
      {avsStatus === 'accepted' && origin !== null ? (
        <ButtonLink variant="primary" href={origin}>
          {intl.formatMessage(messages.goBack)}
        </ButtonLink>
      ) : undefined}
    </AgeVerificationWindow>
  );
});

/**
 * The page of the guest's age check: its state, since when it holds, the way to begin, and the guest's phone number.
 * @spec screen:overlay.age-verification, feature:age.verify
 * @awaits screen:overlay.age-verification 3 engagement/contests
 */
export const AgeCheckScreen = observer(() => {
  const intl = useIntl();
  const origin = useOrigin();
  const { info } = useAgeCheck().details;
  const isWaitedFor = origin !== null && info.value?.avsStatus !== 'accepted';
  return (
    <PersonalLayout
      title={intl.formatMessage(messages.title)}
      lead={isWaitedFor && <p data-part="lead">{intl.formatMessage(messages.neededFor)}</p>}
      // Who turns back without the check is not asked for it at once.
      origin={origin && withoutWanted(origin)}
    >
      <Sections>
        <AgeConnected />
        <Settled after={[info]}>
          <PhoneConnected />
        </Settled>
      </Sections>
    </PersonalLayout>
  );
});
