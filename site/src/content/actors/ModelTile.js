import { jsx as _jsx } from 'react/jsx-runtime';
import { PerformerTile } from '@lounge/kit/performer-tile';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useApp } from '../../app/StoresContext.js';
import { pictureContent } from '../../foundation/page/picture-content.js';
const discountOf = ({ price, basePrice }) =>
  price === null || basePrice === null || basePrice <= price ? null : Math.round((1 - price / basePrice) * 100);
const badgesOf = (model, isLive) => {
  const percent = discountOf(model);
  return [
    ...(isLive ? [{ kind: 'live' }] : []),
    ...(model.isVip ? [{ kind: 'vip' }] : []),
    ...(percent === null ? [] : [{ kind: 'discount', percent }]),
    ...(model.isNew ? [{ kind: 'new' }] : []),
  ];
};
/** A performer's tile; only this element follows the performer's state. @spec component:PerformerTile */
export const ModelTile = observer(({ model, feature = false, lazy = true }) => {
  const { stores, config } = useApp();
  const isOnline = stores.presence.isOnline(model.id, model.isOnline);
  const spoken = model.spokenLanguages.map((language) => language.toUpperCase()).join(' ');
  return _jsx(PerformerTile, {
    name: model.name,
    href: pathTo('performer.overview', config.language, { actorName: model.slug }),
    picture: pictureContent(model.portrait),
    presence: isOnline ? 'online' : 'offline',
    age: model.age,
    place: model.city,
    more: feature ? `${model.headline}, ${spoken}` : spoken,
    rating: { count: model.countRatings, satisfaction: model.satisfactionRate },
    price: model.price === null ? undefined : { amount: model.price, was: model.basePrice ?? undefined, per: 'minute' },
    badges: badgesOf(model, feature && isOnline),
    feature: feature,
    lazy: lazy,
  });
});
//# sourceMappingURL=ModelTile.js.map
