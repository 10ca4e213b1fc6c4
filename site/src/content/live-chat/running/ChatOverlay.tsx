import { useModal } from '@lounge/kit/modal';
import { useEffect, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';
import { useApp } from '../../../shared/app-context.ts';
import { useNotifications } from '../../notifications/notifications-stores.ts';

/** It covers the page, which cannot be reached meanwhile; windows for paying open above it. */
const Root = styled.dialog.withConfig({ componentId: 'site-running-chat' })`
  position: fixed;
  inset: 0;
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  outline: none;
  color: var(--kit-text);
  background: var(--kit-canvas);
  &::backdrop {
    background: var(--kit-canvas);
  }
`;

interface ChatOverlayProps {
  label: string;
  root: RefObject<HTMLDialogElement | null>;
  /** Called when the guest presses Escape. */
  onEscape: () => void;
  children: ReactNode;
}

/** The dialog of a chat that is called or runs, over the whole page. */
export function ChatOverlay({ label, root, onEscape, children }: ChatOverlayProps) {
  const { floating } = useNotifications();
  const { navigationBar } = useApp();
  useEffect(() => floating.cover(), [floating]);
  useEffect(() => {
    navigationBar.set({ isChatRunning: true });
    return () => navigationBar.set({ isChatRunning: false });
  }, [navigationBar]);
  const dialog = useModal(root, onEscape);
  // Otherwise the browser marks the first button, which adds coins; and a chat that is answered takes the focused button away.
  useEffect(() => root.current?.focus(), [root, label]);
  return (
    <Root ref={dialog} tabIndex={-1} aria-label={label}>
      {children}
    </Root>
  );
}
