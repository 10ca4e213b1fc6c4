import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const never = new Promise<never>(() => undefined);

/**
 * A component whose code comes later. Where it does not come, its place stays as the server drew it, with links and forms that
 * work without script: a promise that fails would take the whole page away.
 */
export const lazyOrServerRendered = <P extends object>(
  fetch: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> => lazy(() => fetch().catch(() => never));
