import { useEffect, useState, type ComponentType } from 'react';

/** The place of invitations to private shows; their code loads after the first render. If it does not load, the place stays empty. */
export const ShowInvitationSlot = () => {
  const [loaded, setLoaded] = useState<{ Invitation: ComponentType } | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    void import('./ShowInvitationConnected.tsx').then(
      ({ ShowInvitationConnected }) => {
        if (!isUnmounted) setLoaded({ Invitation: ShowInvitationConnected });
      },
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  return loaded === null ? null : <loaded.Invitation />;
};
