import { guestName } from '@lounge/locale';
import type { AnswerOf, InputOf } from '@lounge/protocol';
import type {
  getProfile,
  savePreferences,
  storeNotificationsSettings,
  updateProfile,
} from '@lounge/protocol/foundation/guest';
import { fromUint8Array } from 'js-base64';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { pictureOf } from '../../media/picture.ts';
import type { Executor } from '../../world/database.ts';
import { parseJson, toJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import { randomHex } from '../../world/random-hex.ts';
import type { Row } from '../../world/tables.ts';
import { runInWorld, type Caller, type World, type WorldParts } from '../../world/world.ts';
import { storedPlace, storePostalCode } from './geo-location.ts';
import {
  deletePicturesOf,
  detailOf,
  forgetPictures,
  insertPicture,
  pictureOfGuest,
  putDetail,
  setName,
  setPictureDeleted,
} from './place-statements.ts';
import type { GuestRow } from './statements.ts';

type Profile = AnswerOf<typeof getProfile>['profile'];
type Preferences = AnswerOf<typeof savePreferences>;
type Detail = Omit<Row<'guestDetail'>, 'key' | 'guestId'>;

/** The details of a guest who changed nothing. @assumed Nobody gets SMS without having asked for them. */
export const untouchedDetail: Detail = {
  preferences: toJson<Preferences>({ mailLanguage: null }),
  pinnedOnlineEmail: 1,
  pinnedOnlineSms: 0,
};

/** How long a deleted picture can be taken back, in milliseconds. @assumed */
const keptMs = 10 * 60_000;

/** The path under which pictures of guests are read. */
export const guestPicturePath = '/guest/pictures/';

/** The details that a guest set up. */
export const detailsOf = async (guestId: number, executor: Executor): Promise<Detail> =>
  (await detailOf.first(executor, { guestId })) ?? untouchedDetail;

const change = async (guestId: number, changes: Partial<Detail>, { tx }: Pick<World, 'tx'>): Promise<void> => {
  const before = await detailsOf(guestId, tx);
  await putDetail.all(tx, { ...before, ...changes, key: String(guestId), guestId });
};

/** The guest's picture, and until when a deleted one can be taken back. */
export const pictureFields = async (
  guestId: number,
  { brand }: Pick<Caller, 'brand'>,
  { tx, clock }: Pick<World, 'tx' | 'clock'>,
): Promise<Pick<Profile, 'avatar' | 'avatarKeptUntil'>> => {
  const picture = await pictureOfGuest.first(tx, { guestId });
  const isShown = picture !== null && picture.deletedAt === null;
  const until = picture?.deletedAt == null ? null : Date.parse(picture.deletedAt) + keptMs;
  return {
    // Its address is random: who was given it sees the picture, as those of performers.
    avatar: isShown ? { ...pictureOf(brand, 'avatar', picture.key), url: `${guestPicturePath}${picture.key}` } : null,
    avatarKeptUntil: until === null || until <= clock.now() ? null : new Date(until).toISOString(),
  };
};

/** The fields of the profile that the guest set up. */
export const placeFields = async (
  guest: Pick<GuestRow, 'id' | 'place'>,
  caller: Pick<Caller, 'brand'>,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<Pick<Profile, 'postalCode' | 'avatar' | 'avatarKeptUntil' | 'preferences'>> => {
  const [{ preferences }, picture] = await Promise.all([
    detailsOf(guest.id, world.tx),
    pictureFields(guest.id, caller, world),
  ]);
  return { postalCode: storedPlace(guest)?.postalCode ?? null, preferences: parseJson(preferences), ...picture };
};

/** Changes name and postal code. */
export const changeProfile = async (
  { properties: { name, postalCode } }: InputOf<typeof updateProfile>,
  guest: GuestRow,
  caller: Pick<Caller, 'country'>,
  world: World,
): Promise<void> => {
  if (name !== undefined) {
    const stored = guestName(name) ?? reject('malformed', 'properties.name');
    await setName.all(world.tx, { id: guest.id, name: stored });
  }
  if (postalCode === undefined) return;
  const typed = postalCode?.trim() ?? null;
  if (typed !== null && !/^[\p{L}\d][\p{L}\d -]{2,9}$/u.test(typed)) reject('malformed', 'properties.postalCode');
  await storePostalCode(guest, typed, caller, world);
};

/** Stores the preferences. */
export const storePreferences = async (data: Preferences, caller: Caller, world: World): Promise<Preferences> => {
  await change(guestOf(caller), { preferences: toJson(data) }, world);
  return data;
};

const flagOf = (value: boolean | undefined, before: number): number => (value === undefined ? before : value ? 1 : 0);

/** Switches kinds of notifications. */
export const switchNotifications = async (
  input: InputOf<typeof storeNotificationsSettings>,
  caller: Caller,
  world: World,
): Promise<void> => {
  const guestId = guestOf(caller);
  const before = await detailsOf(guestId, world.tx);
  const pinnedOnlineEmail = flagOf(input.pinnedOnlineEmail, before.pinnedOnlineEmail);
  const pinnedOnlineSms = flagOf(input.pinnedOnlineSms, before.pinnedOnlineSms);
  await change(guestId, { pinnedOnlineEmail, pinnedOnlineSms }, world);
};

/** Turns on the SMS of a guest who asks for those about one performer. */
export const allowSms = (guestId: number, tx: Executor): Promise<void> =>
  change(guestId, { pinnedOnlineSms: 1 }, { tx });

/** Deletes the pictures that cannot be taken back any more. */
export const forgetDeletedPictures = async (parts: WorldParts): Promise<void> => {
  const before = new Date(parts.clock.now() - keptMs).toISOString();
  await runInWorld(parts, true, ({ tx }) => forgetPictures.all(tx, { before }));
};

/** Whether a deleted picture can be taken back no more. */
const isGone = ({ deletedAt }: { readonly deletedAt: string | null }, { clock }: Pick<World, 'clock'>): boolean =>
  deletedAt !== null && Date.parse(deletedAt) + keptMs <= clock.now();

/** Deletes the guest's picture, or takes a deleted one back. */
export const changePicture = async (isDeleted: boolean, caller: Caller, world: World): Promise<void> => {
  const guestId = guestOf(caller);
  const picture = await pictureOfGuest.first(world.tx, { guestId });
  if (picture === null || isGone(picture, world)) return reject('unknown', 'delete');
  if (isDeleted === (picture.deletedAt !== null)) return;
  await setPictureDeleted.all(world.tx, { guestId, deletedAt: isDeleted ? nowIso(world) : null });
};

/** A picture in the two sizes that pages show, as text. */
interface PreparedPicture {
  readonly base64: string;
  readonly base64Small: string;
  readonly contentType: string;
}

/** Cuts an upload to a square and encodes it anew in two sizes, without anything else of the file. */
export const preparePicture = async (
  { bytes }: { bytes: Uint8Array },
  caller: Caller,
  { reencodeImage }: WorldParts,
): Promise<PreparedPicture> => {
  guestOf(caller);
  const large = await reencodeImage(bytes, 320);
  if (typeof large === 'string') return reject(large, 'bytes');
  const small = await reencodeImage(large.bytes, 160);
  if (typeof small === 'string') return reject(small, 'bytes');
  const { contentType } = small;
  return { base64: fromUint8Array(large.bytes), base64Small: fromUint8Array(small.bytes), contentType };
};

/** Stores a prepared picture in place of an earlier one. */
export const storePicture = async (prepared: PreparedPicture, caller: Caller, world: World): Promise<void> => {
  const guestId = guestOf(caller);
  await deletePicturesOf.all(world.tx, { guestId });
  await insertPicture.all(world.tx, { ...prepared, key: randomHex(16), guestId, at: nowIso(world) });
};
