import { Onboarding } from '@lounge/kit/onboarding';
import { WelcomeBanner } from '@lounge/kit/welcome-banner';
import { paymentWindowPath } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMatches } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import type { RouteHandle } from '../../shared/head.ts';
import { useAttention } from '../../foundation/page/attention-stores.ts';
import { closeGreeting, wasClosed, type Greeting } from './greeting-cookies.ts';
import { messages } from './Teasers.messages.ts';

/** In a corner over the page, above the tabs of a phone, so that nothing moves. */
const Corner = styled.div.withConfig({ componentId: 'site-greeting' })`
  position: fixed;
  inset-inline-end: 24px;
  bottom: 24px;
  z-index: var(--kit-z-sheet);
  width: min(460px, calc(100vw - 32px));
  @media (max-width: 1022.98px) {
    bottom: calc(var(--kit-size-tab-bar) + 12px + env(safe-area-inset-bottom));
  }
  @media (max-width: 767.98px) {
    inset-inline: 16px;
    width: auto;
  }
`;

/** Whether a greeting is shown: on the start page, until it is closed, when it is its turn. */
const useGreeting = (greeting: Greeting, isFor: boolean) => {
  const [isClosed, setClosed] = useState(() => wasClosed(greeting));
  const isHome = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.key === 'home';
  const isShown = useAttention(greeting === 'onboarding' ? 'onboarding' : 'banner', isFor && isHome && !isClosed);
  const close = (): void => {
    closeGreeting(greeting);
    setClosed(true);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return { isShown, close };
};

const Welcome = observer(() => {
  const { config } = useApp();
  const { isShown, close } = useGreeting('welcomeBanner', config.guestId === null);
  if (!isShown) return null;
  return (
    <Corner>
      <WelcomeBanner href={paymentWindowPath(config.language, 'sign-up')} onClose={close} />
    </Corner>
  );
});

const FirstSteps = observer(() => {
  const intl = useIntl();
  const { guestId } = useApp().config;
  const { isShown, close } = useGreeting('onboarding', guestId !== null);
  if (!isShown) return null;
  const step = (title: 'look' | 'coins' | 'pin') => ({
    title: intl.formatMessage(messages[title]),
    text: intl.formatMessage(messages[`${title}Text`]),
  });
  return (
    <Corner>
      <Onboarding steps={[step('look'), step('coins'), step('pin')]} onDone={close} />
    </Corner>
  );
});

/**
 * Greets who is new: visitors by a banner, guests by the first steps. Each is shown until it is closed, one at a time.
 * @spec screen:overlay.welcome-banner, screen:overlay.onboarding, feature:shell.onboarding
 */
export const GreetingsConnected = () => (
  <>
    <Welcome />
    <FirstSteps />
  </>
);
