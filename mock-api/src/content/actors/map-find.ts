import { pathTo } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type {
  actorInterview,
  model,
  profilePreview,
  topCam,
  videoStar,
  welcomeClip,
} from '@lounge/protocol/content/actors';
import { clipOfPerformer, loopSeconds, qualities } from '../../media/clips.ts';
import { pictureOf } from '../../media/picture.ts';
import { parseJson, parseSharedJson } from '../../world/json.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { isBannedIn } from './is-banned-in.ts';
import type { StarRow, TopRow } from './find-statements.ts';

type Visitor = Pick<Caller, 'brand' | 'language'>;

const linkTo = ({ slug }: Pick<Row<'actor'>, 'slug'>, { language }: Visitor): string =>
  pathTo('performer.overview', language, { actorName: slug });

/** Maps a row to a performer in a top list, for a caller in a country. */
export const topCamOf = (row: TopRow, rank: number, country: string | null, caller: Visitor): Infer<typeof topCam> => ({
  id: row.id,
  rank,
  name: row.name,
  profileLink: linkTo(row, caller),
  online: row.isOnline === 1,
  onlineVideocall: row.isOnline === 1 && row.isVoice === 1,
  age: row.age,
  previewPicture: pictureOf(caller.brand, 'portrait', row.pictureSeed),
  spokenLanguages: parseSharedJson(row.languages),
  pinnedCount: row.pinned,
  ratingCount: row.ratingCount,
  satisfactionRate: row.satisfaction,
  rankingPointsVideoCall: row.videoCallPoints,
  videocallPrice: row.isVoice === 1 ? row.priceVoice : null,
  currency: 'VXC',
  isCountryBanned: isBannedIn(row, country),
});

/** Maps a row to a performer with videos, for a caller in a country. */
export const starOf = (
  row: StarRow,
  newVideoCount: number,
  country: string | null,
  caller: Visitor,
): Infer<typeof videoStar> => ({
  actorId: row.id,
  actorName: row.name,
  age: row.age,
  profileLink: linkTo(row, caller),
  videoCount: row.videoCount,
  newVideoCount,
  online: row.isOnline === 1,
  spokenLanguages: parseSharedJson(row.languages),
  previewPicture: pictureOf(caller.brand, 'portrait', row.pictureSeed),
  isCountryBanned: isBannedIn(row, country),
});

/** Maps a row to an interview in the language of the caller. */
export const interviewOf = (
  row: Row<'actorInterview'>,
  { brand, language }: Visitor,
): Infer<typeof actorInterview> => ({
  id: row.id,
  actorId: row.actorId,
  title: parseJson(row.title)[language],
  publishedAt: row.at,
  picture: pictureOf(brand, 'portrait', row.pictureSeed),
  parts: parseJson(row.parts).map(({ question, answer }) => ({
    question: question[language],
    answer: answer[language],
  })),
});

/** The path below which the captions of welcome clips are. */
export const welcomeCaptionsPath = '/media/welcome/';

const masterFile = 'master.m3u8';

/**
 * The qualities of a performer's own loop, the highest first. Where the platform has no streams, as in the browser, each is the same
 * file.
 */
const loopQualities = (
  actorId: number,
  clipSeed: string,
  { brand }: Visitor,
  { mediaUrls }: Pick<World, 'mediaUrls'>,
): Infer<typeof welcomeClip>['qualities'] => {
  const clip = clipOfPerformer(actorId, clipSeed);
  const url = mediaUrls.video({ brand, clip, seconds: loopSeconds }, null);
  const isStream = url.endsWith(masterFile);
  return qualities.map(({ name, height }) => ({
    name,
    height,
    type: isStream ? 'hls' : 'mp4',
    url: isStream ? url.replace(masterFile, `${name}.m3u8`) : url,
  }));
};

/** Maps a row to a welcome clip: the performer's own loop, once. */
export const clipOf = (
  row: Pick<Row<'welcomeClip'>, 'id' | 'actorId' | 'fsk' | 'clipSeed'>,
  shown: Infer<typeof model>,
  caller: Visitor,
  world: Pick<World, 'mediaUrls'>,
): Infer<typeof welcomeClip> => ({
  id: row.id,
  model: shown,
  fsk: row.fsk,
  duration: loopSeconds,
  preview: pictureOf(caller.brand, 'portrait', row.clipSeed),
  qualities: loopQualities(row.actorId, row.clipSeed, caller, world),
  vtt: `${welcomeCaptionsPath}${row.id}/${caller.language}.vtt`,
});

/** The moving picture of a performer's tile: her own clip in the lowest quality. */
export const loopOf = (
  { id, pictureSeed }: Pick<Row<'actor'>, 'id' | 'pictureSeed'>,
  caller: Visitor,
  world: Pick<World, 'mediaUrls'>,
): Infer<typeof profilePreview>['loop'] => loopQualities(id, pictureSeed, caller, world).at(-1) ?? null;
