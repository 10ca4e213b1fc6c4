import { count, entityId, named, oneOf, text, whole } from './shapes.ts';

/**
 * The interface languages.
 * @spec entity:enum.language, constant:i18n.languages
 */
export const language = oneOf('Language', 'an interface language', ['de', 'en', 'nl', 'es']);

/**
 * Currencies as they appear beside an amount.
 * @spec entity:enum.currency
 */
export const currency = oneOf('Currency', 'a currency; VXC is the coin', ['EUR', 'CHF', 'credits', 'voucher', 'VXC']);

/** An amount: `value` in hundredths of `currency`. */
export const money = named('Money', 'an amount in hundredths of its currency', { value: whole, currency });

/**
 * What a picture is of, which settles its aspect ratio.
 * @assumed Portraits are 3:4, stills 16:9, avatars 1:1, banners 2000:860.
 */
export const pictureKind = oneOf('PictureKind', 'what a picture is of; settles its aspect ratio', [
  'portrait',
  'still',
  'avatar',
  'banner',
]);

/**
 * A picture in several widths: `url` plus `/w60.webp`, `/w160.webp`, `/w320.webp` or `/w640.webp`, banners also
 * `/w1280.webp` and `/w1920.webp`. `tint` is the palette that stands in for it while it loads.
 * @spec constant:sizes.previews, constant:sizes.avatar
 */
export const picture = named('Picture', 'a picture; append /w320.webp or another width to its url', {
  url: text,
  kind: pictureKind,
  tint: count,
});

/** Who a piece of content belongs to. */
export const actorRef = named('ActorRef', 'a performer by id and name', { id: entityId, name: text });
