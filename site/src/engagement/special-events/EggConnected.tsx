import { Button, ButtonLink } from '@lounge/kit/button';
import { EasterEgg } from '@lounge/kit/easter-egg';
import { IconButton } from '@lounge/kit/icon-button';
import { x } from '@lounge/kit/icons';
import { pathTo } from '@lounge/locale';
import type { HiddenEgg } from '@lounge/stores/foundation/conversion';
import { FoundEgg } from '@lounge/stores/engagement/special-events';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useTelemetry } from '../../foundation/telemetry/telemetry-stores.ts';
import { useApp } from '../../shared/app-context.ts';
import { messages } from './Egg.messages.ts';
import { useEggHunt } from './easter-stores.ts';
import { eggRewardName } from './egg-reward-name.ts';

const Root = styled.div.withConfig({ componentId: 'site-egg' })`
  /* In the room below the content, so that nothing moves when the egg appears. */
  position: relative;
  width: 100%;
  max-width: 1432px;
  height: 0;
  margin: 0 auto;
  padding: 0 var(--kit-page-margin);
  > [data-part='place'] {
    display: flex;
    margin-top: -52px;
  }
  &[data-at='1'] > [data-part='place'] {
    justify-content: center;
  }
  &[data-at='2'] > [data-part='place'] {
    justify-content: end;
  }
  > [data-part='found'] {
    position: fixed;
    inset-inline: 16px;
    bottom: 88px;
    z-index: var(--kit-z-toast);
    display: grid;
    gap: 12px;
    width: fit-content;
    min-width: min(320px, calc(100vw - 32px));
    max-width: 420px;
    max-height: calc(100dvh - 112px);
    margin-inline: auto;
    overflow: auto;
    padding: 0 0 20px;
    border-radius: var(--kit-radius-3);
    background: var(--kit-surface-1);
    box-shadow: var(--kit-shadow-1);
    outline: none;
  }
  > [data-part='found'] > [data-part='close'] {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-end: 8px;
  }
  > [data-part='found'] > p,
  > [data-part='found'] > [data-part='steps'] {
    margin: 0 24px;
  }
  > [data-part='found'] > p {
    color: var(--kit-text-muted);
  }
  > [data-part='found'] > p:empty {
    display: none;
  }
  > [data-part='found'] > [data-part='steps'] {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  @media (min-width: 992px) {
    > [data-part='found'] {
      bottom: var(--kit-space-5);
    }
  }
`;

/** The places across the page, one of which an egg has for the day. */
const places = 3;

/** The place of an egg on its page: the same for the day, by its token. */
const placeOfToken = (token: string): number => Number.parseInt(token.slice(0, 2), 16) % places || 0;

/** The reward that the egg reached, or how many are missing to the next one; nothing before the hunt is read. */
const useNextReward = (egg: FoundEgg): string | undefined => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { value } = useEggHunt().data;
  const reached = egg.collected.value?.reward ?? null;
  const collected = egg.collected.value?.collectedEggs ?? 0;
  const reachedName = reached && eggRewardName(reached, language, intl);
  if (reachedName !== null) return intl.formatMessage(messages.reached, { name: reachedName });
  const next = value?.rewards.find(({ requiredEggs }) => requiredEggs > collected);
  if (next === undefined) return undefined;
  const count = next.requiredEggs - collected;
  const name = eggRewardName(next, language, intl);
  return name === null
    ? intl.formatMessage(messages.nextSurprise, { count })
    : intl.formatMessage(messages.next, { count, name });
};

interface FoundConnectedProps {
  egg: FoundEgg;
  onCollect: () => void;
  onClose: () => void;
}

/** The card of an egg that was found: what it counted, or why it was not collected. */
const FoundConnected = observer(({ egg, onCollect, onClose }: FoundConnectedProps) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { browserOnline } = useTelemetry();
  const card = useRef<HTMLElement>(null);
  const text = useNextReward(egg);
  // The button of the hidden egg is gone, so the card takes the focus that was on it.
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  const { state, collected } = egg;
  const { isOnline } = browserOnline;
  // Found without a network, or its request did not arrive.
  const isWaiting = state === 'hidden' || state === 'failed';
  return (
    <section ref={card} data-part="found" tabIndex={-1} aria-label={intl.formatMessage(messages.label)}>
      <IconButton data-part="close" label={intl.formatMessage(messages.close)} icon={x} onClick={onClose} />
      {(state === 'collecting' || state === 'collected' || state === 'before') && (
        <EasterEgg
          state={state}
          collected={collected.value?.collectedEggs}
          text={text}
          since={collected.value?.collectedAt}
        />
      )}
      <p role="status">
        {isWaiting && intl.formatMessage(isOnline ? messages.failed : messages.offline)}
        {state === 'gone' && intl.formatMessage(messages.gone)}
      </p>
      {state !== 'collecting' && (
        <div data-part="steps">
          {isWaiting && (
            <Button variant="primary" unavailable={!isOnline} onClick={isOnline ? onCollect : undefined}>
              {intl.formatMessage(messages.again)}
            </Button>
          )}
          <ButtonLink variant="outline" href={pathTo('magazine.easter', language)}>
            {intl.formatMessage(messages.toHunt)}
          </ButtonLink>
        </div>
      )}
    </section>
  );
});

/** The egg of a page: hidden below the content; found, a card says what it counted. @spec screen:overlay.easter-egg, component:EasterEgg */
export const EggConnected = observer(({ egg }: { egg: HiddenEgg }) => {
  const { stores } = useApp();
  const hunt = useEggHunt();
  const [found] = useState(() => new FoundEgg(egg, stores.context));
  const { browserOnline } = useTelemetry();
  const [view, setView] = useState<'hidden' | 'found' | 'closed'>('hidden');
  const collect = async () => {
    setView('found');
    if (!browserOnline.isOnline) return;
    await found.collect();
    // For what the next reward needs, and for the page of the hunt.
    if (found.state === 'collected') await hunt.load();
  };
  if (view === 'closed') return null;
  return (
    <Root data-at={placeOfToken(egg.verificationToken)}>
      {view === 'hidden' ? (
        <div data-part="place">
          <EasterEgg onCollect={() => void collect()} />
        </div>
      ) : (
        <FoundConnected egg={found} onCollect={() => void collect()} onClose={() => setView('closed')} />
      )}
    </Root>
  );
});
