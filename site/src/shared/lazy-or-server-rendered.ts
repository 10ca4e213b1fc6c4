import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const never = new Promise<never>(() => undefined);

/**
 * A component whose code loads later. If loading fails, the server's markup stays, with links and forms that work without
 * script: the promise never settles, as a rejected one would replace the whole page with an error.
 */
export const lazyOrServerRendered = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> => lazy(() => load().catch(() => never));
