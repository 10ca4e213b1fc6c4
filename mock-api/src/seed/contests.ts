import { endOfBerlinDay } from '@lounge/locale';
import { toJson } from '../world/json.ts';
import type { Row } from '../world/tables.ts';
import type { PerformerRow, VideoRow } from './rows.ts';
import { contestPrizes, contestTexts } from './texts/contests.ts';
import { byLanguage } from './translations.ts';

const dayMs = 86_400_000;
/** How many entries a contest has at the most: each performer has one. */
const entriesEach = 24;
/** One entry in so many is for guests with the age check. */
const adultEvery = 6;

/** The contests of a new world around the moment of the seeds: one of each kind runs, two are over. They end with a day in Berlin. */
export const contestRows = (
  performers: readonly PerformerRow[],
  videos: readonly VideoRow[],
  moment: string,
): { readonly contest: readonly Row<'contest'>[]; readonly contestEntry: readonly Row<'contestEntry'>[] } => {
  const endOfDay = (days: number): string => new Date(endOfBerlinDay(Date.parse(moment) + days * dayMs)).toISOString();
  const contest = contestTexts.map(({ kind, from, until, scene, name, text }, at) => ({
    id: at + 1,
    kind,
    start: endOfDay(from),
    end: endOfDay(until),
    pictureSeed: `${scene}-contest-${at + 1}`,
    name: toJson(byLanguage(name)),
    text: toJson(byLanguage(text)),
    prizes: toJson(contestPrizes.map(byLanguage)),
  }));
  const ofVideos = performers.flatMap(({ id }) => videos.findLast(({ actorId }) => actorId === id) ?? []);
  const contestEntry = contest.flatMap(({ id: contestId, kind }, nth) =>
    Array.from({ length: Math.min(entriesEach, (kind === 'videos' ? ofVideos : performers).length) }, (_, at) => {
      const id = nth * entriesEach + at + 1;
      const video = kind === 'videos' ? ofVideos[at % ofVideos.length] : undefined;
      const performer = performers[(at + nth * 7) % performers.length] as PerformerRow;
      return {
        id,
        contestId,
        actorId: video?.actorId ?? performer.id,
        mediaId: video?.id ?? id,
        albumId: null,
        ageRating: kind === 'photos' && at % adultEvery === adultEvery - 1 ? 18 : 16,
        pictureSeed: video?.previewSeed ?? performer.pictureSeed,
        votes: Math.round(((entriesEach - at) * (410 - nth * 40)) / entriesEach) - (at % 3) * 4,
      };
    }),
  );
  return { contest, contestEntry };
};
