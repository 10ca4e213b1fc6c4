import { type RefObject, useEffect } from 'react';

/**
 * Keeps the element as high as the part of the page that a keyboard leaves visible, by `--kit-visible-height` and
 * `--kit-visible-top`; while the guest zooms, nothing changes. Style sheets cannot ask for the keyboard's height.
 */
export function useVisibleHeight(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    // Of the element's own window: the component may stand in a frame.
    const viewport = element?.ownerDocument.defaultView?.visualViewport;
    if (!viewport || !element) return undefined;
    const follow = () => {
      if (viewport.scale !== 1) return;
      element.style.setProperty('--kit-visible-height', `${Math.round(viewport.height)}px`);
      element.style.setProperty('--kit-visible-top', `${Math.round(viewport.offsetTop)}px`);
    };
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
    };
  }, [root]);
}
