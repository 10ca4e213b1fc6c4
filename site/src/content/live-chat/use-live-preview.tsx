import type { ActorData } from '@lounge/stores/content/actors';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { messages } from '../actors/Performer.messages.ts';
import type { LivePreviewProps } from './LivePreviewConnected.tsx';

type Part = ComponentType<LivePreviewProps> | 'loading' | 'failed';

const loadPart = (): Promise<Part> =>
  import('./LivePreviewConnected.tsx').then(
    (module) => module.LivePreviewConnected,
    () => 'failed' as const,
  );

/**
 * Loads and opens a performer's live preview. `watch` opens it, and is null while it is open; `slot` renders it. It starts
 * closed on every performer's page, unless the address has `watch=live`.
 * @assumed The parameter's name.
 */
export const useLivePreview = (actor: ActorData | null): { watch: (() => void) | null; slot: ReactNode } => {
  const intl = useIntl();
  const [opened, setOpened] = useState<{ actorId: number; Part: Part } | null>(null);
  const [closedId, setClosedId] = useState<number | null>(null);
  const actorId = actor?.id ?? 0;
  const watch = () => {
    setOpened({ actorId, Part: 'loading' });
    void loadPart().then((Part) =>
      setOpened((now) => (now?.actorId === actorId && now.Part === 'loading' ? { actorId, Part } : now)),
    );
  };
  // The address opens the preview once: after the visitor closed it, the performer's next time online does not reopen it.
  const [search, setSearch] = useSearchParams();
  const isRequested = search.get('watch') === 'live' && closedId !== actorId;
  const opensByAddress = isRequested && actor?.isOnline === true;
  useEffect(() => {
    let isCurrent = opensByAddress;
    if (opensByAddress) void loadPart().then((Part) => isCurrent && setOpened((now) => now ?? { actorId, Part }));
    return () => {
      isCurrent = false;
    };
  }, [opensByAddress, actorId]);
  if (actor === null || opened?.actorId !== actorId) return { watch, slot: null };
  const { Part } = opened;
  if (Part === 'loading') return { watch: null, slot: null };
  if (Part === 'failed')
    return {
      watch: null,
      slot: <ErrorPanel kind="error" title={intl.formatMessage(messages.notLoaded)} step={{ onAct: watch }} />,
    };
  const close = (): void => {
    setOpened(null);
    setClosedId(actorId);
    if (!search.has('watch')) return;
    search.delete('watch');
    setSearch(search, { replace: true });
  };
  return { watch: null, slot: <Part key={actorId} actor={actor} onClose={close} /> };
};
