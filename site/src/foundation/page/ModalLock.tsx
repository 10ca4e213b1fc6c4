import { watchModals } from '@lounge/kit/modal';
import { useLayoutEffect } from 'react';

/**
 * Below a modal window the page stays where it is, and as wide as it is, by an attribute of the root; see `document-css.ts`. A selector with
 * `:has()` there would style the whole page with each new element.
 */
export const ModalLock = () => {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const stop = watchModals((openCount) => {
      if (openCount === 0) {
        root.removeAttribute('data-modal');
        return;
      }
      // Only a scrollbar that takes room leaves a gutter; it is gone once the page is locked.
      if (root.hasAttribute('data-modal')) return;
      root.dataset['modal'] = window.innerWidth > root.clientWidth ? 'gutter' : '';
    });
    return () => {
      stop();
      root.removeAttribute('data-modal');
    };
  }, []);
  return null;
};
