import { emailKey, isEmail, pathTo } from '@lounge/locale';
import type { AnswerOf, InputOf } from '@lounge/protocol';
import { sendVideoShareEmail, shareLimits } from '@lounge/protocol/content/videos';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { insertMail, unsentMail } from '../../foundation/guest/index.ts';
import { countAttempt } from '../../foundation/session/index.ts';
import { fingerprint } from '../../wire/fingerprint.ts';
import { keyHeader } from '../../wire/idempotency-key.ts';
import { localized } from '../../wire/localized.ts';
import { withoutUnseen } from '../../wire/without-unseen.ts';
import { addressKey } from '../../world/address-key.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { leadsElsewhere } from './leads-elsewhere.ts';
import { mailboxOf } from './share-mailbox.ts';
import { countShare, insertShare, nameOfGuest, shareByKey } from './share-statements.ts';
import { shareMail, shareMailKind } from './share-texts.ts';
import { videoById, type VideoRow } from './statements.ts';

type Status = AnswerOf<typeof sendVideoShareEmail>['status'];

/** A text of one line, as it stands in a mail. */
const oneLine = (text: string): string => withoutUnseen(text, /\s/u).replaceAll(/\s+/gu, ' ').trim();
/** Domains that no mail reaches (RFC 2606), by which the failure of a provider can be tried. */
const isUndeliverable = (email: string): boolean => email.endsWith('.invalid');

/** The guest's words in a mail; null without any. Words that lead elsewhere are rejected: a stranger would be led anywhere by them. */
const messageOf = (message: string | undefined): string | null => {
  const text = oneLine(message ?? '');
  if (leadsElsewhere(text)) reject('malformed', 'message');
  return text === '' ? null : text;
};

/** The name of the guest in a mail; null for one without, or with one that leads elsewhere. */
const senderOf = async (guestId: number, { tx }: World): Promise<string | null> => {
  const name = oneLine((await nameOfGuest.first(tx, { id: guestId }))?.name ?? '');
  return name === '' || leadsElsewhere(name) ? null : name;
};

/** Whether the guest may send another mail, and another one to this mailbox. Both are counted. */
export const maySend = async (
  guestId: number,
  mailbox: string,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<boolean> => {
  const { ofGuest, toOneMailbox, forMs } = shareLimits;
  const guest = String(guestId);
  return (
    (await countAttempt(['video-share by', guest], ofGuest, world, forMs)) &&
    (await countAttempt(['video-share by', guest, mailbox], toOneMailbox, world, forMs))
  );
};

/** Sends the mail, or one that is not sent: the statements are the same, so that the time reveals nothing of the address. */
const mail = async (
  { email, message, guestId }: { email: string; message: string | null; guestId: number },
  video: VideoRow,
  { language, brand }: Caller,
  world: World,
): Promise<void> => {
  const { token, isOff } = await mailboxOf(email, world);
  const isFree = await countAttempt(
    ['video-share to', addressKey(email)],
    shareLimits.ofMailbox,
    world,
    shareLimits.forMs,
  );
  const isSent = isFree && isOff === 0;
  const body = shareMail({
    title: localized(video.title, { language }),
    actorName: video.actorName,
    from: await senderOf(guestId, world),
    message,
    path: pathTo('performer.video-details', language, { actorName: video.actorSlug, videoId: video.id }),
    product: world.products[brand].name,
    token,
    language,
  });
  const sent = { toAddress: isSent ? email : '', kind: isSent ? shareMailKind : unsentMail, body: isSent ? body : '' };
  await insertMail.all(world.tx, { guestId, at: nowIso(world), ...sent });
  await countShare.all(world.tx, { id: video.id });
};

/**
 * Shares a video by e-mail, once for each idempotency key.
 * @spec feature:videos.share, state:video-share-email, rule:video-share-email
 * @spec error:video-share-ok, error:video-share-timeout, error:video-share-general
 * @assumed The limits and what ends in which outcome: docs/decisions/0185.
 */
export const share = async (
  input: InputOf<typeof sendVideoShareEmail>,
  caller: Caller,
  world: World,
): Promise<{ status: Status }> => {
  const guestId = guestOf(caller);
  if (input.guestId !== guestId) reject('malformed', 'guestId');
  const email = emailKey(input.recipient);
  if (!isEmail(email)) reject('malformed', 'recipient');
  const message = messageOf(input.message);
  const video = (await videoById.first(world.tx, { id: input.videoId })) ?? reject('unknown', 'videoId');
  const key = `${guestId} ${caller.key ?? reject('malformed', keyHeader)}`;
  const bodyHash = fingerprint(sendVideoShareEmail.id, { email, message, videoId: video.id });
  const before = await shareByKey.first(world.tx, { key });
  if (before !== null) return before.bodyHash === bodyHash ? { status: 'OK' } : reject('keyReused', keyHeader);
  if (!(await maySend(guestId, addressKey(email), world))) return { status: 'TIMEOUT' };
  if (isUndeliverable(email)) return { status: 'FAILED' };
  await mail({ email, message, guestId }, video, caller, world);
  await insertShare.all(world.tx, { key, guestId, videoId: video.id, bodyHash, at: nowIso(world) });
  return { status: 'OK' };
};
