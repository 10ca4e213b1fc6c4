import type { PerformerRow, ShowRow } from './rows.ts';
import { pastShows } from './texts/past-show-texts.ts';
import { fixedShows } from './texts/show-texts.ts';
import { seedStart } from './title-pictures.ts';
import { byLanguage } from './translations.ts';

const minuteMs = 60_000;

/** The ticket shows; a performer for whom no evening was drawn has none. */
export function showRows(performers: readonly PerformerRow[]): readonly ShowRow[] {
  return [...fixedShows, ...pastShows].flatMap((show, at) => {
    const performer = performers.find(({ slug }) => slug === show.slug);
    const startAt = show.startAt ?? performer?.nextShowAt;
    if (!performer || !startAt) return [];
    const has = (flag: NonNullable<typeof show.flags>[number]) => show.flags?.includes(flag) === true;
    const row = {
      id: at + 1,
      actorId: performer.id,
      title: byLanguage(show.title),
      description: byLanguage(show.description),
      postBuyInfo: byLanguage(show.postBuyInfo),
      price: show.price * 100,
      startAt,
      endAt: new Date(Date.parse(startAt) + show.minutes * minuteMs).toISOString(),
      bonusCode: show.bonusCode ?? null,
      isFeatured: has('isFeatured'),
      isAutoFeatured: has('isAutoFeatured'),
      isInternal: has('isInternal'),
      isPrivate: has('isPrivate'),
      isKept: !has('isMissed'),
      pictureSeed: `${seedStart(show.title[1], show.picture)}-${performer.pictureSeed}-show-${at + 1}`,
    };
    return [row];
  });
}
