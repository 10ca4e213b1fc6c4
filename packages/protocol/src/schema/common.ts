import { languages } from '@lounge/locale';
import * as s from './s.ts';

/**
 * The interface languages.
 * @spec entity:enum.language, constant:i18n.languages
 */
export const language = s.enum(languages, { id: 'Language', description: 'an interface language' });

/** A text in one language. */
export const languageText = s.object(
  { value: s.string, language },
  { id: 'LanguageText', description: 'a text in one language' },
);

/**
 * The currencies of amounts.
 * @spec entity:enum.currency
 */
export const currency = s.enum(['EUR', 'CHF', 'credits', 'voucher', 'VXC'], {
  id: 'Currency',
  description: 'a currency; VXC is the coin',
});

/** An amount: `value` in hundredths of `currency`. */
export const money = s.object(
  { value: s.integer, currency },
  { id: 'Money', description: 'an amount in hundredths of its currency' },
);

/**
 * The kind of a picture, which determines its aspect ratio.
 * @assumed Portraits are 3:4, stills 16:9, avatars 1:1, banners 2000:860.
 */
export const pictureKind = s.enum(['portrait', 'still', 'avatar', 'banner'], {
  id: 'PictureKind',
  description: 'the kind of a picture; determines its aspect ratio',
});

/**
 * A picture in several widths: `url` plus `/w60.webp`, `/w160.webp`, `/w320.webp` or `/w640.webp`, banners also
 * `/w1280.webp` and `/w1920.webp`. `tint` is the index of the placeholder palette that is shown while it loads.
 * @spec constant:sizes.previews, constant:sizes.avatar
 */
export const picture = s.object(
  {
    url: s.string,
    kind: pictureKind,
    tint: s.count,
  },
  { id: 'Picture', description: 'a picture; append /w320.webp or another width to its url' },
);

/**
 * The most items that a total counts: where there are more, it is this number, which pages show as "1,000 or more".
 * @assumed The documents say nothing of totals that nobody pages to: an offset is at most 500, and a count of all takes longer with each row.
 */
export const mostCounted = 1000;

/** The two streams of TV: `live` is free TV, `premium` needs a TV subscription. */
export const tvStreamType = s.enum(['premium', 'live'], {
  id: 'TvStreamType',
  description: 'a stream of TV: live is free, premium needs a subscription',
});

/** The performer that content belongs to. */
export const actorRef = s.object(
  { id: s.entityId, name: s.string },
  { id: 'ActorRef', description: 'a performer by id and name' },
);

/** The voucher that pays for content, and expires first. @assumed The fields. */
export const fittingVoucher = s.object({ id: s.entityId, amount: s.count, validTo: s.nullable(s.instant) });
