/** Receives a step through the history before the router. Returns whether the router must not see it. */
type StepListener = (event: PopStateEvent) => boolean;

const listeners = new Set<StepListener>();
let isListening = false;

/**
 * Listens to steps through the history. Call it before the router is created: browsers call the listeners of a window in their order, those
 * for the capturing phase as well.
 */
export const listenToSteps = (): void => {
  if (isListening) return;
  isListening = true;
  const onStep = (event: PopStateEvent): void => {
    const isTaken = [...listeners].map((listener) => listener(event)).includes(true);
    if (isTaken) event.stopImmediatePropagation();
  };
  // oxlint-disable-next-line no-restricted-properties -- it stays as long as the page
  window.addEventListener('popstate', onStep);
};

/** Calls a listener for each step through the history. Returns what ends it. */
export const beforeRouter = (listener: StepListener): (() => void) => {
  listenToSteps();
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Calls `act` for the next step in place of the router, which stays on its page. Returns what gives the step back to the router. */
export const takeNextStep = (act: () => void): (() => void) => {
  const giveBack = beforeRouter(() => {
    giveBack();
    act();
    return true;
  });
  return giveBack;
};
