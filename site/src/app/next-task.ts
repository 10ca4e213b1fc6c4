/**
 * Resolves in a task of its own, so that the browser paints and answers the guest before the work that follows. Timers are late by 4 ms and
 * more, and those of a hidden page by a second.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener(
      'message',
      () => {
        port1.close();
        resolve();
      },
      { once: true },
    );
    port1.start();
    port2.postMessage(null);
  });
