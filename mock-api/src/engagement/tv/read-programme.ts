import type { AnswerOf, Infer, InputOf } from '@lounge/protocol';
import {
  tvProgramEntries,
  type currentProgramme,
  type getTvProgram,
  type tvProgramEntry,
} from '@lounge/protocol/engagement/tv';
import { reject } from '../../dispatch/handler.ts';
import { pictureOf } from '../../media/picture.ts';
import { localized } from '../../wire/localized.ts';
import { toJson } from '../../world/json.ts';
import { isoOf } from '../../world/now-iso.ts';
import { placeOf } from '../../world/tv-keys.ts';
import type { Caller, World } from '../../world/world.ts';
import { videoPlaceOf } from './map-video.ts';
import { episodeOf, programmeFrom, type Broadcast } from './programme.ts';
import { slotsFor } from './slots.ts';
import {
  formatByKey,
  formatsByKeys,
  remindersOf,
  videosByPlaces,
  type FormatRow,
  type StreamType,
  type VideoRow,
} from './statements.ts';

type Entry = Infer<typeof tvProgramEntry>;

/** How far from now the programme is read. @assumed */
const farthestMs = 8 * 86_400_000;

/** Whether an instant is at most so far from now; false for a text that has its form and is none. */
export const isWithin = (instant: number, ms: number, { clock }: Pick<World, 'clock'>): boolean =>
  Math.abs(instant - clock.now()) <= ms;

/** A broadcast with its format, and the video of it. */
export interface Programmed extends Broadcast {
  readonly streamType: StreamType;
  readonly format: FormatRow;
  /** Null where the format has none, or it is not in the library. */
  readonly video: VideoRow | null;
}

/** Broadcasts with their formats and videos; those whose format is gone are left out. */
export const programmed = async (
  streamType: StreamType,
  broadcasts: readonly Broadcast[],
  { tx, clock }: Pick<World, 'tx' | 'clock'>,
): Promise<readonly Programmed[]> => {
  const keys = toJson([...new Set(broadcasts.map(({ formatKey }) => formatKey))]);
  const formats = new Map((await formatsByKeys.all(tx, { keys })).map((row) => [row.key, row]));
  const shown = broadcasts.flatMap((each) => {
    const format = formats.get(each.formatKey);
    if (format === undefined) return [];
    const place = format.videoCount === 0 ? '' : placeOf(format.key, episodeOf(each, format.videoCount));
    return [{ ...each, streamType, format, place }];
  });
  const videos = await videosByPlaces.all(tx, { places: toJson(shown.map(({ place }) => place)) });
  const byPlace = new Map(videos.map((row) => [row.place, row]));
  const isInLibrary = ({ publishedAt }: VideoRow): boolean => Date.parse(publishedAt) <= clock.now();
  return shown.map(({ place, ...each }) => {
    const video = byPlace.get(place);
    return { ...each, video: video !== undefined && isInLibrary(video) ? video : null };
  });
};

/** The programme of a stream from what is on at an instant. */
const readProgrammed = async (
  streamType: StreamType,
  { from, limit }: { readonly from: number; readonly limit: number },
  world: Pick<World, 'tx' | 'clock'>,
): Promise<readonly Programmed[]> =>
  programmed(streamType, programmeFrom(await slotsFor(streamType, world), from, limit), world);

/** The broadcast that is on a stream now, null where its format is gone, and the next one. */
export const onNow = async (streamType: StreamType, world: Pick<World, 'tx' | 'clock'>) => {
  const now = world.clock.now();
  const found = await readProgrammed(streamType, { from: now, limit: 2 }, world);
  return {
    current: found.find(({ start }) => start <= now) ?? null,
    next: found.find(({ start }) => start > now) ?? null,
  };
};

/** The format that is on a stream now; null where nothing is. */
export const formatOnNow = async (
  streamType: StreamType,
  { tx, clock }: Pick<World, 'tx' | 'clock'>,
): Promise<FormatRow | null> => {
  const [broadcast] = programmeFrom(await slotsFor(streamType, { tx }), clock.now(), 1);
  return broadcast === undefined ? null : formatByKey.first(tx, { key: broadcast.formatKey });
};

/** The starts of which a guest is reminded, with their streams. */
export const remindedOf = async (
  { guestId }: Pick<Caller, 'guestId'>,
  { tx }: Pick<World, 'tx'>,
): Promise<(streamType: StreamType, start: number) => boolean> => {
  const rows = guestId === null ? [] : await remindersOf.all(tx, { guestId });
  const reminded = new Set(rows.map(({ streamType, start }) => `${streamType} ${start}`));
  return (streamType, start) => reminded.has(`${streamType} ${isoOf(start)}`);
};

/** Maps an entry. What is live has its video once it is over. */
export const entryOf = (
  { start, end, streamType, format, video }: Programmed,
  isReminded: boolean,
  caller: Pick<Caller, 'language' | 'brand'>,
  { clock }: Pick<World, 'clock'>,
): Entry => {
  const isLive = format.isLive === 1;
  const shown = isLive && end > clock.now() ? null : video;
  return {
    title: localized(format.title, caller),
    previewPicture: pictureOf(caller.brand, 'still', shown?.pictureSeed ?? format.pictureSeed),
    start: isoOf(start),
    end: isoOf(end),
    type: streamType,
    key: format.key,
    text: localized(shown?.title ?? format.text, caller),
    isLive,
    video: shown === null ? null : videoPlaceOf(shown, caller),
    isReminded,
  };
};

/** Reads entries of the programme. */
export const readProgramme = async (
  { limit = tvProgramEntries.default, type = 'live', from }: InputOf<typeof getTvProgram>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof getTvProgram>> => {
  const instant = from === undefined ? world.clock.now() : Date.parse(from);
  if (!isWithin(instant, farthestMs, world)) reject('malformed', 'from');
  const [found, isReminded] = await Promise.all([
    readProgrammed(type, { from: instant, limit }, world),
    remindedOf(caller, world),
  ]);
  return { entries: found.map((each) => entryOf(each, isReminded(type, each.start), caller, world)) };
};

/** The current and the next entry of a stream, and the broadcast of the current one. */
export const entriesNow = async (streamType: StreamType, caller: Caller, world: World) => {
  const [{ current, next }, isReminded] = await Promise.all([onNow(streamType, world), remindedOf(caller, world)]);
  const entry = (each: Programmed | null): Entry | null =>
    each === null ? null : entryOf(each, isReminded(streamType, each.start), caller, world);
  return { found: current, current: entry(current), next: entry(next) };
};

/** Reads what is on now. */
export const readCurrent = async (
  { premium }: InputOf<typeof currentProgramme>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof currentProgramme>> => ({
  entry: (await entriesNow(premium ? 'premium' : 'live', caller, world)).current,
});
