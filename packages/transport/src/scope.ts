/** A lifetime: timers, listeners and requests that were started under it end with it. */
export interface Scope {
  /** Aborts when the scope ends. */
  readonly signal: AbortSignal;
  readonly isEnded: boolean;
  /**
   * Runs `release` when the scope ends, immediately if it has ended. Returns a function that runs it earlier: the scope
   * then forgets it, so that a long-lived scope does not collect listeners that are gone.
   */
  onEnd(release: () => void): () => void;
  /** A scope that ends with this one, or earlier. */
  child(): Scope;
  /** Runs the releases in reverse order; ending twice does nothing. */
  end(): void;
}

/** Creates a scope. */
export const createScope = (): Scope => {
  const controller = new AbortController();
  const releases = new Set<() => void>();
  const scope: Scope = {
    signal: controller.signal,
    get isEnded() {
      return controller.signal.aborted;
    },
    onEnd: (release) => {
      // A wrapper, so that a function that is registered twice is called twice.
      const once = (): void => void (releases.delete(once) && release());
      releases.add(once);
      if (controller.signal.aborted) once();
      return once;
    },
    child: () => {
      const child = createScope();
      child.onEnd(scope.onEnd(() => child.end()));
      return child;
    },
    end: () => {
      if (controller.signal.aborted) return;
      controller.abort();
      for (const release of [...releases].toReversed()) release();
    },
  };
  return scope;
};
