import type { RouteObject } from 'react-router-dom';
import type { App } from '../../app/app-context.ts';
import { lazyRoutes } from '../../app/lazy-route.ts';

/** A performer's live page, and the guest's chats. @spec route:performer.live-show */
export const liveChatRoutes = (app: App): RouteObject[] => [
  ...lazyRoutes(app, 'performer.live-show', async () => (await import('./live-show-route.ts')).liveShowRoute),
  ...lazyRoutes(app, 'personal.chats', async () => (await import('./chats-route.ts')).chatsRoute),
];
