import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const never = new Promise<never>(() => undefined);

const loading = new Set<Promise<unknown>>();

/** Resolves when the code of each part that the page has rendered so far is loaded, or has failed to. */
export const renderedPartsLoaded = async (): Promise<void> => {
  while (loading.size > 0) await Promise.allSettled(loading);
};

const followed = <T>(load: Promise<T>): Promise<T> => {
  const followedLoad = load.finally(() => loading.delete(followedLoad));
  loading.add(followedLoad);
  return followedLoad;
};

/**
 * A component whose code loads later. If loading fails, the server's markup stays, with links and forms that work without
 * script: the promise never settles, as a rejected one would replace the whole page with an error.
 */
export const lazyOrServerRendered = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> => lazy(() => followed(load()).catch(() => never));
