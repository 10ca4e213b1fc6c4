import { type RefObject, useSyncExternalStore } from 'react';
import { toggleFullScreen } from '../full-screen.ts';
import { rootOf } from '../root-of.ts';
import { togglePictureInPicture } from './video-element.ts';

const subscribeToNothing = () => () => undefined;

const onFullScreen = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/** The browser's full-screen and picture-in-picture support, known after the first render. */
export function useDisplayModes(root: RefObject<HTMLElement | null>, video: RefObject<HTMLVideoElement | null>) {
  const canFullScreen = useSyncExternalStore(
    subscribeToNothing,
    () => document.fullscreenEnabled,
    () => false,
  );
  const canPictureInPicture = useSyncExternalStore(
    subscribeToNothing,
    () => document.pictureInPictureEnabled,
    () => false,
  );
  const isFull = useSyncExternalStore(
    onFullScreen,
    () => root.current !== null && rootOf(root.current).fullscreenElement === root.current,
    () => false,
  );
  const displayModes = { fullScreen: canFullScreen, pictureInPicture: canPictureInPicture };
  // The browser may reject both; then nothing happens, as with native controls.
  const ignore = () => undefined;
  const fullScreen = () => toggleFullScreen(root.current);
  const pictureInPicture = () => {
    if (video.current) togglePictureInPicture(video.current).catch(ignore);
  };
  return { displayModes, isFull, fullScreen, pictureInPicture };
}
