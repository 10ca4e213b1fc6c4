import { useState } from 'react';
import type { ChatSound } from './ChatControlsConnected.tsx';

/**
 * The sound of a chat, and whether its hint is shown. A browser that blocks sound has muted the picture: it stays off until the guest
 * turns it on.
 */
export const useChatSound = () => {
  const [sound, setSound] = useState<ChatSound>({ isMuted: false, volume: 1, soundOnly: false });
  const [isHinted, setHinted] = useState(false);
  const onSound = (change: Partial<ChatSound>): void => setSound((now) => ({ ...now, ...change }));
  const onHint = (isShown: boolean): void => {
    setHinted(isShown);
    if (isShown) onSound({ isMuted: true });
  };
  return { sound, isHinted, onSound, onHint };
};
