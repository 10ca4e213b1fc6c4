import { useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';

/** Opens a dialog as modal while it is mounted. Returns the ref for its root; the component's own `ref` receives the same element. */
export const useModal = (ref: Ref<HTMLDialogElement> | undefined): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialog.current, []);
  // Runs before the element is removed: a dialog outside the document does not restore the focus.
  useLayoutEffect(() => {
    const { current: element } = dialog;
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
};
