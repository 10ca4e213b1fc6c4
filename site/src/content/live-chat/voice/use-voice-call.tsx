import type { ActorData } from '@lounge/stores/content/actors';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ErrorPanel } from '../../../foundation/page/error-slots.tsx';
import { messages } from '../../actors/Performer.messages.ts';
import type { VoiceCallConnectedProps } from './VoiceCallConnected.tsx';

type Part = ComponentType<VoiceCallConnectedProps> | 'loading' | 'failed';

/**
 * Loads and opens a voice call with a performer. `call` opens and starts it, `slot` renders it.
 * @spec feature:chat.voice-call
 */
export const useVoiceCall = (actor: ActorData): { call: () => void; slot: ReactNode } => {
  const intl = useIntl();
  const [opened, setOpened] = useState<{ actorId: number; Part: Part } | null>(null);
  const actorId = actor.id;
  const call = (): void => {
    setOpened({ actorId, Part: 'loading' });
    void import('./VoiceCallConnected.tsx').then(
      (module) => setOpened({ actorId, Part: module.VoiceCallConnected }),
      () => setOpened({ actorId, Part: 'failed' }),
    );
  };
  if (opened?.actorId !== actorId) return { call, slot: null };
  const { Part } = opened;
  if (Part === 'loading') return { call, slot: null };
  const slot =
    Part === 'failed' ? (
      <ErrorPanel kind="error" title={intl.formatMessage(messages.notLoaded)} step={{ onAct: call }} />
    ) : (
      <Part key={actorId} actor={actor} onClose={() => setOpened(null)} />
    );
  return { call, slot };
};
