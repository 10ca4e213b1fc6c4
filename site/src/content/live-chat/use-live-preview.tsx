import type { ActorData } from '@lounge/stores/content/actors';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../../app/app-context.ts';
import type { PageTexts } from '../../app/texts.ts';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { messages } from '../actors/Performer.messages.ts';
import type { LivePreviewProps } from './LivePreviewConnected.tsx';

type Part = ComponentType<LivePreviewProps> | 'loading' | 'failed';

const loadPart = (texts: PageTexts): Promise<Part> =>
  Promise.all([import('./LivePreviewConnected.tsx'), texts.loadLazy()]).then(
    ([module]) => module.LivePreviewConnected,
    () => 'failed' as const,
  );

/**
 * A performer's live preview in place, once it was asked for; everything of it comes with the press. `watch` asks, and is
 * null while it is there. Another performer's page begins without, unless its address says `watch=live`.
 * @assumed The parameter's name.
 */
export const useLivePreview = (actor: ActorData | null): { watch: (() => void) | null; place: ReactNode } => {
  const intl = useIntl();
  const { texts } = useApp();
  const [opened, setOpened] = useState<{ actorId: number; Part: Part } | null>(null);
  const [closedId, setClosedId] = useState<number | null>(null);
  const actorId = actor?.id ?? 0;
  const watch = () => {
    setOpened({ actorId, Part: 'loading' });
    void loadPart(texts).then((Part) =>
      setOpened((now) => (now?.actorId === actorId && now.Part === 'loading' ? { actorId, Part } : now)),
    );
  };
  // An address asks once: whom the visitor closed does not come back with the next time online.
  const isWish = useSearchParams()[0].get('watch') === 'live' && closedId !== actorId;
  const isAsked = isWish && actor?.isOnline === true;
  useEffect(() => {
    let isStill = isAsked;
    if (isAsked) void loadPart(texts).then((Part) => isStill && setOpened((now) => now ?? { actorId, Part }));
    return () => {
      isStill = false;
    };
  }, [isAsked, actorId, texts]);
  if (actor === null || opened?.actorId !== actorId) return { watch, place: null };
  const { Part } = opened;
  if (Part === 'loading') return { watch: null, place: null };
  if (Part === 'failed')
    return {
      watch: null,
      place: <ErrorPanel kind="error" title={intl.formatMessage(messages.notLoaded)} step={{ onAct: watch }} />,
    };
  const close = (): void => {
    setOpened(null);
    setClosedId(actorId);
  };
  return { watch: null, place: <Part key={actorId} actor={actor} onClose={close} /> };
};
