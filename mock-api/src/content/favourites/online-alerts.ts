import type { Language } from '@lounge/locale';
import { notificationTypes } from '@lounge/protocol/content/notifications';
import {
  confirmedAddress,
  confirmedMobile,
  detailsOf,
  languageOfGuest,
  mailGuest,
} from '../../foundation/guest/index.ts';
import { nowIso } from '../../world/now-iso.ts';
import { raise } from '../../world/events.ts';
import type { Row } from '../../world/tables.ts';
import type { World } from '../../world/world.ts';
import { isQuiet, notify } from '../notifications/index.ts';
import { insertSms, lastAlert, onlineActor, pinsToAlert, putAlert, reasonForSilence } from './alert-statements.ts';
import { alertMail, alertMailKind, alertSms } from './alert-texts.ts';
import { alertDue } from './events.ts';
import { pinByKey } from './statements.ts';

/** The time between two alerts about one performer to one guest. */
const alertRestMs = 6 * 3_600_000;

/** Where a guest can be told: at a confirmed address, at a confirmed mobile number. */
export const alertTargets = async (guestId: number, { tx }: Pick<World, 'tx'>) => ({
  email: (await confirmedAddress.first(tx, { guestId }))?.email ?? null,
  sms: (await confirmedMobile.first(tx, { guestId }))?.number ?? null,
});

/** The keys of the alerts that rest: mail and SMS together, the bell, which may ring at night, for itself. */
const alertKeys = (guestId: number, actorId: number) => ({
  message: `${guestId} ${actorId}`,
  bell: `bell ${guestId} ${actorId}`,
});

const hasRested = async (key: string, { tx, clock }: World): Promise<boolean> => {
  const last = await lastAlert.first(tx, { key });
  return last === null || clock.now() - Date.parse(last.at) >= alertRestMs;
};

interface Alert {
  readonly actor: { readonly id: number; readonly name: string; readonly slug: string };
  readonly pin: Row<'pin'>;
}

/** Tells a guest by a notification, which takes the place of an earlier one about her. */
const alertByBell = async ({ actor, pin: { guestId } }: Alert, world: World): Promise<void> => {
  const key = alertKeys(guestId, actor.id).bell;
  if (!(await hasRested(key, world))) return;
  await putAlert.all(world.tx, { key, guestId, actorId: actor.id, at: nowIso(world) });
  const type = notificationTypes.performerOnline;
  await notify(guestId, { type, actorId: actor.id, replacesEarlier: true }, world);
};

/** Tells a guest by the ways that the pin asks for, the guest's settings let through, and where there is a confirmed address or number. */
const alertByMessage = async ({ actor, pin }: Alert, world: World): Promise<void> => {
  const { guestId } = pin;
  const key = alertKeys(guestId, actor.id).message;
  if (isQuiet(world.clock.now()) || !(await hasRested(key, world))) return;
  const targets = await alertTargets(guestId, world);
  const allowed = await detailsOf(guestId, world.tx);
  const email = pin.email === 1 && allowed.pinnedOnlineEmail === 1 ? targets.email : null;
  const number = pin.sms === 1 && allowed.pinnedOnlineSms === 1 ? targets.sms : null;
  if (email === null && number === null) return;
  const at = nowIso(world);
  const otherwise = pin.alertLanguage;
  const about = { ...actor, product: world.products[pin.alertBrand ?? 'velvet'].name } as const;
  await putAlert.all(world.tx, { key, guestId, actorId: actor.id, at });
  if (email !== null) {
    const write = (language: Language): string => alertMail({ ...about, language });
    await mailGuest(guestId, { kind: alertMailKind, to: email, write, otherwise }, world);
  }
  if (number === null) return;
  const body = alertSms({ ...about, language: await languageOfGuest(guestId, world, otherwise) });
  await insertSms.all(world.tx, { guestId, toNumber: number, body, at });
};

/**
 * Tells one guest that a performer is online. Everything is read again: she may have gone, or he may have turned it off since.
 * @spec feature:favourites.online-alert
 * @assumed Guests who are locked, on a break, blocked by the performer or about to be deleted are not told.
 */
export const alertGuest = async (key: string, actorId: number, world: World): Promise<void> => {
  const actor = await onlineActor.first(world.tx, { id: actorId });
  const pin = await pinByKey.first(world.tx, { key });
  if (actor === null || pin === null) return;
  const silence = { guestId: pin.guestId, actorId, now: nowIso(world) };
  if ((await reasonForSilence.first(world.tx, silence)) !== null) return;
  await alertByBell({ actor, pin }, world);
  await alertByMessage({ actor, pin }, world);
};

/** Tells the guests who pinned a performer that she came online, in a change for each, as they may be many. */
export const alertGuests = async (actorId: number, world: World): Promise<void> => {
  for (const { key } of await pinsToAlert.all(world.tx, { actorId })) raise(world, alertDue, { pin: key, actorId });
};
