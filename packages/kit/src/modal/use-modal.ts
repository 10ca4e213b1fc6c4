import { useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';
import { openModal } from './open-modals.ts';

/**
 * Opens a dialog as modal while it is mounted. Each Escape, and each back button of a phone, calls `onAsked` once, and the dialog stays
 * open; without it the dialog closes. Returns the ref for its root, as `ref` is.
 */
export const useModal = (ref?: Ref<HTMLDialogElement>, onAsked?: () => void): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialog.current, []);
  const asked = useRef(onAsked);
  useLayoutEffect(() => {
    asked.current = onAsked;
  });
  // Runs before the element is removed: a dialog outside the document does not restore the focus.
  useLayoutEffect(() => {
    const { current: element } = dialog;
    // A page that is left while it renders has taken the dialog out of the document.
    return element?.isConnected === true ? openModal(element, () => asked.current) : undefined;
  }, []);
  return dialog;
};
