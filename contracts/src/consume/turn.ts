/** Waits until the callbacks that are due have run. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
