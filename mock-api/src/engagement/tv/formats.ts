import type { AnswerOf, Infer, InputOf } from '@lounge/protocol';
import type { getTvFormat, tvFormat, tvSeries } from '@lounge/protocol/engagement/tv';
import { reject } from '../../dispatch/handler.ts';
import type { NamedContents } from '../../foundation/page/ports.ts';
import { pictureOf } from '../../media/picture.ts';
import { localized } from '../../wire/localized.ts';
import { parseSharedJson } from '../../world/json.ts';
import { isoOf, nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { allFormats, changingVideos, formatByKey, type FormatRow } from './statements.ts';

/** How long a video is new. @assumed */
const newForMs = 8 * 86_400_000;

/** Maps formats. Their videos are counted by what is stored, what is to come and what is new, so that no list of videos is read. */
const formatMapper = async (caller: Caller, world: World): Promise<(row: FormatRow) => Infer<typeof tvFormat>> => {
  const since = isoOf(world.clock.now() - newForMs);
  const changing = await changingVideos.all(world.tx, { now: nowIso(world), since });
  const byKey = new Map(changing.map((each) => [each.formatKey, each]));
  return (row) => {
    const { toCome = 0, added = 0 } = byKey.get(row.key) ?? {};
    return {
      key: row.key,
      title: localized(row.title, caller),
      text: localized(row.text, caller),
      isPremium: row.isPremium === 1,
      picture: pictureOf(caller.brand, 'still', row.pictureSeed),
      episodes: row.videoCount - Number(toCome),
      newEpisodes: Number(added),
      hostIds: parseSharedJson(row.hostIds),
    };
  };
};

/** Reads a format. */
export const readFormat = async (
  { key }: InputOf<typeof getTvFormat>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof getTvFormat>> => {
  const [row, mapped] = await Promise.all([formatByKey.first(world.tx, { key }), formatMapper(caller, world)]);
  return mapped(row ?? reject('unknown', 'key'));
};

/** The title of a format, for its breadcrumb. */
export const seriesTitle: NamedContents['seriesTitle'] = async (key, caller, { tx }) => {
  const row = await formatByKey.first(tx, { key });
  return row && localized(row.title, caller);
};

/** Reads all formats: those with new videos first, then by title. */
export const readSeries = async (caller: Caller, world: World): Promise<AnswerOf<typeof tvSeries>> => {
  const [rows, mapped] = await Promise.all([allFormats.all(world.tx), formatMapper(caller, world)]);
  return rows
    .map(mapped)
    .toSorted(
      (one, other) =>
        Number(other.newEpisodes > 0) - Number(one.newEpisodes > 0) ||
        one.title.localeCompare(other.title, caller.language),
    );
};
