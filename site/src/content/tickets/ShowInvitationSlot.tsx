import { useEffect, useState, type ComponentType } from 'react';

/** The place of invitations to private shows and of the way back to one; their code loads after the first render. If it does not load, the place stays empty. */
export const ShowInvitationSlot = () => {
  const [loaded, setLoaded] = useState<{ Invitation: ComponentType } | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    void import('./GuestShowsConnected.tsx').then(
      ({ GuestShowsConnected }) => {
        if (!isUnmounted) setLoaded({ Invitation: GuestShowsConnected });
      },
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  return loaded === null ? null : <loaded.Invitation />;
};
