import { watchModals } from '@lounge/kit/modal';
import { useLayoutEffect } from 'react';

/**
 * Below a modal window the page stays where it is, and as wide as it is. An attribute of the root, whose rules are in `document-css.ts`: a
 * selector that looks for the window from the root would have the browser style the whole page again with every element that is added.
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
