import type { Brand, Language } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { legalNotice } from '@lounge/protocol/foundation/legal';
import { nowIso } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import type { World } from '../../world/world.ts';
import { agreementsOf, clearDataProtection, insertAgreement, versionsOf } from './statements.ts';

type LegalType = Row<'legalText'>['type'];
type Notice = Infer<typeof legalNotice>;

/** The texts that a guest agrees to; an imprint is only read. */
const agreedTypes: readonly LegalType[] = ['TOS', 'GTC', 'TOU', 'PP'];

/** The part of a guest that decides which texts are new to it. */
type Reader = Pick<Row<'guest'>, 'id' | 'createdAt' | 'showDataProtection'>;

/** The brand and the language in which somebody reads. */
interface Reading {
  readonly brand: Brand;
  readonly language: Language;
}

/** The version of each text that holds now. */
const newestVersions = async ({ brand, language }: Reading, world: World): Promise<readonly Notice[]> => {
  const versions = await versionsOf.all(world.tx, { product: brand, language, now: nowIso(world) });
  return agreedTypes.flatMap((type) => versions.find((each) => each.type === type) ?? []);
};

const answersOf = async (guestId: number, product: Brand, world: World): Promise<ReadonlySet<string>> => {
  const rows = await agreementsOf.all(world.tx, { guestId, product });
  return new Set(rows.map(({ subject, version, answer }) => `${subject} ${version} ${answer}`));
};

const hasAnswer = (answers: ReadonlySet<string>, { type, version }: Pick<Notice, 'type' | 'version'>, answer: string) =>
  answers.has(`${type} ${version} ${answer}`);

/**
 * The texts that are new to a guest: published since the account exists and not accepted. The flag of the guest asks about data
 * protection whatever its version is.
 */
export const noticesOf = async (guest: Reader, reading: Reading, world: World): Promise<readonly Notice[]> => {
  const isAsked = guest.showDataProtection === 1;
  const newest = await newestVersions(reading, world);
  const since = newest.filter((each) => each.publishedAt >= guest.createdAt || (isAsked && each.type === 'PP'));
  if (since.length === 0) return [];
  const answers = await answersOf(guest.id, reading.brand, world);
  return since.filter((each) => (isAsked && each.type === 'PP') || !hasAnswer(answers, each, 'accepted'));
};

/** An answer of a guest to new texts. */
export interface LegalAnswer {
  readonly accepted: boolean;
  /** The kinds that the answer is about. */
  readonly types: readonly LegalType[];
  /** The versions that the guest was shown. @default the newest ones */
  readonly versions?: readonly Pick<Notice, 'type' | 'version'>[] | undefined;
}

/**
 * Stores a guest's answer, once for each version, and clears the guest's flag when the newest data protection text is accepted. Returns
 * false if one of the shown versions does not hold any more; nothing is stored about that one.
 */
export const answerNotices = async (
  guestId: number,
  { accepted, types, versions }: LegalAnswer,
  reading: Reading,
  world: World,
): Promise<boolean> => {
  const newest = (await newestVersions(reading, world)).filter(({ type }) => types.includes(type));
  const isSame = (one: Pick<Notice, 'type' | 'version'>) => (other: Pick<Notice, 'type' | 'version'>) =>
    one.type === other.type && one.version === other.version;
  const answered = newest.filter((each) => versions === undefined || versions.some(isSame(each)));
  const answer = accepted ? 'accepted' : 'rejected';
  const answers = await answersOf(guestId, reading.brand, world);
  for (const each of answered.filter((one) => !hasAnswer(answers, one, answer))) {
    const { type: subject, version } = each;
    const row = { guestId, receipt: null, subject, product: reading.brand, version, answer } as const;
    await insertAgreement.all(world.tx, { ...row, at: nowIso(world) });
  }
  if (accepted && answered.some(({ type }) => type === 'PP')) await clearDataProtection.all(world.tx, { guestId });
  return versions?.every((each) => newest.some(isSame(each))) ?? true;
};

/** Stores what a guest agrees to by signing up: the terms of service and the data protection text of the brand. */
export const agreeBySignUp = async (guestId: number, reading: Reading, world: World): Promise<void> => {
  await answerNotices(guestId, { accepted: true, types: ['TOS', 'PP'] }, reading, world);
};
