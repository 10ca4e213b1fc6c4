import { PerformerTile, type PerformerTileProps } from '@lounge/kit/performer-tile';
import type { BadgeContent } from '@lounge/kit/badge';
import { pathTo } from '@lounge/locale';
import type { ModelData } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useApp } from '../../shared/app-context.ts';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { languageNames } from './language-names.ts';

const discountOf = ({ price, basePrice }: ModelData): number | null =>
  price !== null && basePrice !== null && basePrice > price ? Math.round((1 - price / basePrice) * 100) : null;

/** The badges of a performer; what is free now has no discount. */
export const badgesOf = (model: ModelData, isOnline: boolean, isFeature: boolean): BadgeContent[] => {
  const percent = isOnline && model.freeChat ? null : discountOf(model);
  const isLive = isFeature && isOnline;
  return [
    ...(isLive ? [{ kind: 'live' as const }] : []),
    ...(model.isCurrentlyTicketShow ? [{ kind: 'show' as const }] : []),
    ...(model.isVip ? [{ kind: 'vip' as const }] : []),
    ...(percent === null ? [] : [{ kind: 'discount' as const, percent }]),
    ...(model.isNew ? [{ kind: 'new' as const }] : []),
  ];
};

/** Props of ModelTile; those of the kit's tile take the place of what the performer says. */
export interface ModelTileProps extends Pick<
  PerformerTileProps,
  'place' | 'more' | 'rating' | 'watching' | 'freeChat'
> {
  model: ModelData;
  /** A picture in place of her portrait. */
  picture?: PerformerTileProps['picture'];
  /** Whether this is the grid's big tile, which also shows that the performer is live. @default false */
  feature?: boolean | undefined;
  /** Whether the picture loads only when it is near the viewport. @default true */
  lazy?: boolean | undefined;
}

/**
 * A performer's tile; only this element follows the performer's state.
 * @spec component:PerformerTile
 * @deviates component:PerformerTile 6, 8, 14 docs/decisions/0145
 * @deviates component:PerformerTile 9 docs/decisions/0165
 */
export const ModelTile = observer(({ model, feature, lazy, ...rest }: ModelTileProps) => {
  const { stores, config, parts, intl } = useApp();
  const isOnline = stores.presence.isOnline(model.id, model.isOnline);
  const spoken = languageNames(model.spokenLanguages, intl);
  return (
    <PerformerTile
      data-performer={model.id}
      name={model.name}
      href={pathTo('performer.overview', config.language, { actorName: model.slug })}
      picture={pictureContent(model.portrait)}
      presence={isOnline ? (model.isVoyeurMode ? 'chat' : 'online') : 'offline'}
      freeChat={isOnline && model.freeChat}
      lock={model.isCountryBanned ? 'country' : undefined}
      age={model.age}
      place={model.city}
      more={feature ? `${model.headline}, ${spoken}` : spoken}
      rating={{ count: model.countRatings, satisfaction: model.satisfactionRate }}
      price={model.price === null ? undefined : { amount: model.price, was: model.basePrice ?? undefined }}
      badges={badgesOf(model, isOnline, feature ?? false)}
      pinned={parts.guestBar?.hasPinned(stores, model.id)}
      feature={feature}
      lazy={lazy}
      {...rest}
    />
  );
});
