import type { LiveChat } from '@lounge/stores/content/live-chat';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Calls `onAsk` instead of leaving the page of a chat that runs: the browser's back button is easily pressed without that request. */
export const useAskBeforeLeaving = (chat: LiveChat, onAsk: () => void): void => {
  const { state, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      chat.state.kind === 'running' && !chat.isLeaving && nextLocation.pathname !== currentLocation.pathname,
  );
  const isBlocked = state === 'blocked';
  useEffect(() => {
    if (!isBlocked) return;
    reset();
    onAsk();
  }, [isBlocked, reset, onAsk]);
};
