/** Returns a function that runs tasks one after the other, each also when the one before it failed, and resolves or rejects as the task does. */
export const oneByOne = (): (<T>(task: () => Promise<T>) => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const ended = last.then(task);
    last = ended.catch(() => undefined);
    return ended;
  };
};
