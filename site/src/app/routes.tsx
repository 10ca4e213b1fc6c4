import type { RouteObject } from 'react-router-dom';
import { messengerRoutes } from '../content/messenger/routes.ts';
import { actorRoutes } from '../content/actors/routes.ts';
import { favouriteRoutes } from '../content/favourites/routes.ts';
import { galleryRoutes } from '../content/galleries/routes.ts';
import { liveChatRoutes } from '../content/live-chat/routes.ts';
import { ticketRoutes } from '../content/tickets/routes.ts';
import { videoRoutes } from '../content/videos/routes.ts';
import { spinWheelRoutes } from '../engagement/spin-wheel/routes.ts';
import { ageCheckRoutes } from '../foundation/age-check/routes.ts';
import { homeRoutes } from '../home/routes.ts';
import { subscriptionRoutes } from '../foundation/subscriptions/routes.ts';
import { legalRoutes } from '../foundation/legal/routes.ts';
import { ErrorSlot } from '../foundation/page/error-slots.tsx';
import { Layout } from '../foundation/page/Layout.tsx';
import { walletRoutes } from '../foundation/wallet/routes.ts';
import { notFoundRoute } from '../foundation/page/routes.ts';
import { voucherRoutes } from '../foundation/vouchers/routes.ts';
import type { App } from './app-context.ts';

/** The routes of all modules inside the site's frame. */
export const routesOf = (app: App): RouteObject[] => [
  {
    id: 'frame',
    element: <Layout />,
    loader: async () => {
      if (app.stores.guest.data.state === 'idle') await app.stores.guest.load();
      return null;
    },
    shouldRevalidate: () => false,
    errorElement: (
      <Layout>
        <ErrorSlot />
      </Layout>
    ),
    children: [
      {
        id: 'page',
        errorElement: <ErrorSlot />,
        children: [
          ...homeRoutes(app),
          ...actorRoutes(app),
          ...messengerRoutes(app),
          ...voucherRoutes(app),
          ...spinWheelRoutes(app),
          ...galleryRoutes(app),
          ...favouriteRoutes(app),
          ...walletRoutes(app),
          ...ticketRoutes(app),
          ...videoRoutes(app),
          ...liveChatRoutes(app),
          ...subscriptionRoutes(app),
          ...ageCheckRoutes(app),
          ...legalRoutes(app),
          notFoundRoute,
        ],
      },
    ],
  },
];
