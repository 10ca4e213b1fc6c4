/** Shows an element on the full screen, or ends that; a browser that rejects it changes nothing. */
export const toggleFullScreen = (element: HTMLElement | null | undefined): void => {
  const ignore = (): void => undefined;
  if (document.fullscreenElement) document.exitFullscreen().catch(ignore);
  // Phones of one make have no full screen for elements.
  else if (document.fullscreenEnabled) element?.requestFullscreen().catch(ignore);
};
