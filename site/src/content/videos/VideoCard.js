import { jsx as _jsx } from 'react/jsx-runtime';
import { VideoTile } from '@lounge/kit/video-tile';
import { pathTo, performerSlug } from '@lounge/locale';
import { useApp } from '../../app/StoresContext.js';
import { pictureContent } from '../../foundation/page/picture-content.js';
const discountOf = ({ price, basePrice }) =>
  price === null || basePrice === null || basePrice.value <= price.value
    ? null
    : Math.round((1 - price.value / basePrice.value) * 100);
const badgesOf = (item) => {
  const percent = discountOf(item);
  return [
    ...(item.vip ? [{ kind: 'vip' }] : []),
    ...(percent === null ? [] : [{ kind: 'discount', percent }]),
    ...(item.new ? [{ kind: 'new' }] : []),
  ];
};
/**
 * A video's tile. Away from its performer it leads to the performer's videos; there it leads nowhere until videos have
 * pages of their own.
 */
export const VideoCard = ({ item, away = false }) => {
  const { language } = useApp().config;
  const page = pathTo('performer.overview', language, { actorName: performerSlug(item.model.name) });
  return _jsx(VideoTile, {
    title: item.title,
    href: away ? `${page}?scrollTo=videos` : undefined,
    picture: pictureContent(item.preview),
    duration: item.duration,
    owner: away ? item.model.name : undefined,
    likes: item.rating.likes,
    price: { amount: item.price?.value ?? 0, was: item.basePrice?.value },
    bought: item.guestInfo.bought,
    badges: badgesOf(item),
  });
};
//# sourceMappingURL=VideoCard.js.map
