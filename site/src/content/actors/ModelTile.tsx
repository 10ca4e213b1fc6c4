import { PerformerTile } from '@lounge/kit/performer-tile';
import type { BadgeContent } from '@lounge/kit/badge';
import { pathTo } from '@lounge/locale';
import type { ModelData } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useApp } from '../../shared/app-context.ts';
import { pictureContent } from '../../foundation/page/picture-content.ts';

const discountOf = ({ price, basePrice }: ModelData): number | null =>
  price === null || basePrice === null || basePrice <= price ? null : Math.round((1 - price / basePrice) * 100);

const badgesOf = (model: ModelData, isLive: boolean): BadgeContent[] => {
  const percent = discountOf(model);
  return [
    ...(isLive ? [{ kind: 'live' as const }] : []),
    ...(model.isVip ? [{ kind: 'vip' as const }] : []),
    ...(percent === null ? [] : [{ kind: 'discount' as const, percent }]),
    ...(model.isNew ? [{ kind: 'new' as const }] : []),
  ];
};

/** Props of ModelTile. */
export interface ModelTileProps {
  model: ModelData;
  /** Whether this is the grid's big tile, which also shows that the performer is live. @default false */
  feature?: boolean;
  /** Whether the picture loads only when it is near the viewport. @default true */
  lazy?: boolean;
}

/** A performer's tile; only this element follows the performer's state. @spec component:PerformerTile */
export const ModelTile = observer(({ model, feature = false, lazy = true }: ModelTileProps) => {
  const { stores, config } = useApp();
  const isOnline = stores.presence.isOnline(model.id, model.isOnline);
  const spoken = model.spokenLanguages.map((language) => language.toUpperCase()).join(' ');
  return (
    <PerformerTile
      name={model.name}
      href={pathTo('performer.overview', config.language, { actorName: model.slug })}
      picture={pictureContent(model.portrait)}
      presence={isOnline ? 'online' : 'offline'}
      age={model.age}
      place={model.city}
      more={feature ? `${model.headline}, ${spoken}` : spoken}
      rating={{ count: model.countRatings, satisfaction: model.satisfactionRate }}
      price={
        model.price === null ? undefined : { amount: model.price, was: model.basePrice ?? undefined, per: 'minute' }
      }
      badges={badgesOf(model, feature && isOnline)}
      feature={feature}
      lazy={lazy}
    />
  );
});
