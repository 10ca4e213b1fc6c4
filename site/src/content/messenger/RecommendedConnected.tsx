import { RecommendedPerformers } from '@lounge/kit/recommended-performers';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useApp } from '../../shared/app-context.ts';
import { useRead } from '../../shared/use-read.ts';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { messengerPath } from '../../shared/messenger-links.ts';
import { useMessenger } from './messenger-stores.ts';

/**
 * Performers to start a new talk with: nine in a grid, four in a row.
 * @spec screen:messenger.recommendations
 * @deviates screen:messenger.recommendations 2 docs/decisions/0067
 */
export const RecommendedConnected = observer(
  ({ actorId = null, layout }: { actorId?: number | null; layout: 'grid' | 'slider' }) => {
    const { language } = useApp().config;
    const { recommendations } = useMessenger();
    const beside = useMemo(
      () => ({ load: () => recommendations.load(actorId, layout === 'grid') }),
      [recommendations, actorId, layout],
    );
    useRead(beside);
    return (
      <RecommendedPerformers
        data-part="recommended"
        layout={layout}
        isPending={recommendations.isPending}
        performers={recommendations.performers.map(({ id, name, slug, portrait, price }) => {
          const page = pathTo('performer.overview', language, { actorName: slug });
          return {
            id,
            name,
            href: page,
            picture: pictureContent(portrait),
            ...(price === null ? {} : { price: { amount: price } }),
            messageHref: messengerPath(language, id),
            chatHref: page,
          };
        })}
      />
    );
  },
);
