export { AppRoot, type AppRootProps } from './AppRoot.tsx';
export { compose, type Stores, type Surroundings } from './compose.ts';
export type { PageConfig } from './page-config.ts';
export { routesOf } from './routes.tsx';
export { loadParts, type App, type OptionalParts } from './app-context.ts';
export { loadMessages } from './texts.ts';
