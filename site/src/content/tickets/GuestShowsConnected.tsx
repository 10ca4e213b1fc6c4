import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { BackToShowConnected } from './BackToShowConnected.tsx';
import { ShowInvitationConnected } from './ShowInvitationConnected.tsx';
import { useShowInvitations } from './tickets-stores.ts';

const Corner = styled.div.withConfig({ componentId: 'site-guest-shows' })`
  position: fixed;
  inset: auto 16px calc(16px + env(safe-area-inset-bottom)) auto;
  z-index: var(--kit-z-toast);
  max-width: min(480px, calc(100vw - 32px));
  @media (max-width: 1022.98px) {
    inset-inline-start: 16px;
    max-width: none;
    bottom: calc(var(--kit-size-tab-bar) + 16px + env(safe-area-inset-bottom));
  }
`;

/**
 * The notices about shows that float over the page: an invitation to a private one, or on the start page the way back to the paid one that
 * runs.
 */
export const GuestShowsConnected = observer(() => {
  const { language } = useApp().config;
  const { shown } = useShowInvitations();
  const isHome = useLocation().pathname === pathTo('home', language);
  return (
    <>
      <ShowInvitationConnected />
      {isHome &&
        shown === null &&
        createPortal(
          <Corner>
            <BackToShowConnected />
          </Corner>,
          document.body,
        )}
    </>
  );
});
