import { useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';

/** A dialog that is modal as long as it stands: the ref for its root, which `ref` of the component's user follows. */
export const useModal = (ref: Ref<HTMLDialogElement> | undefined): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialog.current, []);
  // Before the element goes: a dialog that is out of the document gives no focus back.
  useLayoutEffect(() => {
    const { current: element } = dialog;
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
};
