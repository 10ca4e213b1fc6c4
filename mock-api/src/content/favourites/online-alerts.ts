import { berlinHour, type Language } from '@lounge/locale';
import {
  confirmedAddress,
  confirmedMobile,
  detailsOf,
  languageOfGuest,
  mailGuest,
} from '../../foundation/guest/index.ts';
import { nowIso } from '../../world/now-iso.ts';
import { raise } from '../../world/events.ts';
import type { World } from '../../world/world.ts';
import { insertSms, lastAlert, onlineActor, pinsToAlert, putAlert, reasonForSilence } from './alert-statements.ts';
import { alertMail, alertMailKind, alertSms } from './alert-texts.ts';
import { alertDue } from './events.ts';
import { pinByKey } from './statements.ts';

/** The time between two alerts about one performer to one guest, by mail and SMS together. */
const alertRestMs = 6 * 3_600_000;

/** Whether nobody is told at an instant: from 22:00 to 8:00 in Berlin. What was not sent then is not sent later. */
const isQuiet = (now: number): boolean => berlinHour(now) >= 22 || berlinHour(now) < 8;

/** Where a guest can be told: at a confirmed address, at a confirmed mobile number. */
export const alertTargets = async (guestId: number, { tx }: Pick<World, 'tx'>) => ({
  email: (await confirmedAddress.first(tx, { guestId }))?.email ?? null,
  sms: (await confirmedMobile.first(tx, { guestId }))?.number ?? null,
});

const mayAlert = async (guestId: number, actorId: number, world: World): Promise<boolean> => {
  if ((await reasonForSilence.first(world.tx, { guestId, actorId, now: nowIso(world) })) !== null) return false;
  const last = await lastAlert.first(world.tx, { key: `${guestId} ${actorId}` });
  return last === null || world.clock.now() - Date.parse(last.at) >= alertRestMs;
};

/**
 * Tells one guest that a performer is online. Everything is read again: she may have gone, or he may have turned it off since.
 * @spec feature:favourites.online-alert
 * @assumed Guests who are locked, on a break, blocked by the performer or about to be deleted are not told.
 */
export const alertGuest = async (key: string, actorId: number, world: World): Promise<void> => {
  if (isQuiet(world.clock.now())) return;
  const actor = await onlineActor.first(world.tx, { id: actorId });
  const pin = await pinByKey.first(world.tx, { key });
  if (actor === null || pin === null || !(await mayAlert(pin.guestId, actorId, world))) return;
  const guestId = pin.guestId;
  const targets = await alertTargets(guestId, world);
  // The pin asks for it, and the guest's settings let it through.
  const allowed = await detailsOf(guestId, world.tx);
  const email = pin.email === 1 && allowed.pinnedOnlineEmail === 1 ? targets.email : null;
  const number = pin.sms === 1 && allowed.pinnedOnlineSms === 1 ? targets.sms : null;
  if (email === null && number === null) return;
  const at = nowIso(world);
  const otherwise = pin.alertLanguage;
  const about = { ...actor, product: world.products[pin.alertBrand ?? 'velvet'].name } as const;
  await putAlert.all(world.tx, { key: `${guestId} ${actorId}`, guestId, actorId, at });
  if (email !== null) {
    const write = (language: Language): string => alertMail({ ...about, language });
    await mailGuest(guestId, { kind: alertMailKind, to: email, write, otherwise }, world);
  }
  if (number === null) return;
  const body = alertSms({ ...about, language: await languageOfGuest(guestId, world, otherwise) });
  await insertSms.all(world.tx, { guestId, toNumber: number, body, at });
};

/** Tells the guests who asked for it that a performer came online, in a change for each, as they may be many. */
export const alertGuests = async (actorId: number, world: World): Promise<void> => {
  if (isQuiet(world.clock.now())) return;
  for (const { key } of await pinsToAlert.all(world.tx, { actorId })) raise(world, alertDue, { pin: key, actorId });
};
