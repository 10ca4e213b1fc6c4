/** The lifetime of what was started: timers, listeners, requests. */
export interface Scope {
  /** Aborts when the scope ends. */
  readonly signal: AbortSignal;
  readonly isEnded: boolean;
  /** Runs `release` when the scope ends, at once if it has ended. */
  onEnd(release: () => void): void;
  /** A scope that ends with this one, or earlier. */
  child(): Scope;
  /** Ends it, latest first; ending twice does nothing. */
  end(): void;
}

/** Makes a scope. */
export const createScope = (): Scope => {
  const controller = new AbortController();
  const held: (() => void)[] = [];
  const scope: Scope = {
    signal: controller.signal,
    get isEnded() {
      return controller.signal.aborted;
    },
    onEnd: (release) => {
      if (controller.signal.aborted) release();
      else held.push(release);
    },
    child: () => {
      const child = createScope();
      scope.onEnd(() => child.end());
      return child;
    },
    end: () => {
      if (controller.signal.aborted) return;
      controller.abort();
      while (held.length > 0) held.pop()?.();
    },
  };
  return scope;
};
