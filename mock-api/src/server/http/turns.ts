/** Resolves when the next call of a client may begin; undefined where it may at once. */
export type Turn = (client: string) => Promise<void> | undefined;

/**
 * Lets calls begin one after the other, each in an iteration of the event loop of its own, and clients in turn. Otherwise what a page asks
 * for waits for a crowd whose requests arrive in one iteration.
 */
export const createTurns = (): Turn => {
  let isTaken = false;
  // In the order of the next turns.
  const clients = new Map<string, (() => void)[]>();
  const next = (): void => {
    const [client, waiting] = clients.entries().next().value ?? [];
    const begin = waiting?.shift();
    if (client === undefined || waiting === undefined || begin === undefined) {
      isTaken = false;
      return;
    }
    clients.delete(client);
    if (waiting.length > 0) clients.set(client, waiting);
    setImmediate(next);
    begin();
  };
  return (client) => {
    if (isTaken)
      return new Promise((resolve) => {
        const waiting = clients.get(client);
        if (waiting === undefined) clients.set(client, [resolve]);
        else waiting.push(resolve);
      });
    isTaken = true;
    setImmediate(next);
    return undefined;
  };
};
