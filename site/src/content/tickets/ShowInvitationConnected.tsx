import { PrivateShowInvitation } from '@lounge/kit/private-show-invitation';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { useRead } from '../../shared/use-read.ts';
import { useShowInvitations } from './tickets-stores.ts';

const Corner = styled.div.withConfig({ componentId: 'site-show-invitation' })`
  position: fixed;
  inset: auto 16px calc(16px + env(safe-area-inset-bottom)) auto;
  z-index: var(--kit-z-toast);
  @media (max-width: 1022.98px) {
    bottom: calc(var(--kit-size-tab-bar) + 16px + env(safe-area-inset-bottom));
  }
`;

/** An invitation to a private show, on every page. @spec screen:overlay.private-show-invitation, feature:chat.private-invitation */
export const ShowInvitationConnected = observer(() => {
  const { language } = useApp().config;
  const invitations = useShowInvitations();
  useRead(invitations);
  const { shown } = invitations;
  if (shown === null) return null;
  const { show, state } = shown;
  // The navigation bar, in which this stands, has the colours of the picture below it.
  return createPortal(
    <Corner>
      <PrivateShowInvitation
        key={shown.actorId}
        actorName={shown.actorName}
        pictureUrl={shown.pictureUrl}
        actorId={shown.actorId}
        state={state}
        until={shown.until}
        price={show?.price.value}
        showHref={show === null ? undefined : pathTo('cams.show', language, { showId: show.id })}
        onAccept={() => void invitations.answer(true)}
        onDecline={() => void invitations.answer(false)}
        onClose={invitations.close}
      />
    </Corner>,
    document.body,
  );
});
