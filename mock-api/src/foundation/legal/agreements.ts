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

/** The texts that a sign-up agrees to. */
const signUpTypes: readonly LegalType[] = ['TOS', 'PP'];

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

type Answered = Pick<Row<'agreement'>, 'subject' | 'product' | 'version' | 'answer' | 'at'>;

const answersOf = async (guestId: number, product: Brand, world: World): Promise<readonly Answered[]> =>
  (await agreementsOf.all(world.tx, { guestId })).filter((each) => each.product === product);

const hasAnswer = (
  answers: readonly Answered[],
  { type, version }: Pick<Notice, 'type' | 'version'>,
  answer: Answered['answer'],
) => answers.some((each) => each.subject === type && each.version === version && each.answer === answer);

/** The time within which a sign-up stores what it agrees to, in milliseconds. */
const signUpMs = 60_000;

/** Whether the guest's answers to other brands begin with a sign-up; those of accounts from before answers were stored do not. */
const hasSignedUpWith = ([first]: readonly Answered[], { createdAt }: Reader): boolean =>
  first !== undefined && Date.parse(first.at) - Date.parse(createdAt) < signUpMs;

/**
 * The texts that are new to a guest: published since the account exists and not accepted, and those that a sign-up at another brand did
 * not agree to. The guest's flag asks about data protection whatever its version is.
 */
export const noticesOf = async (guest: Reader, reading: Reading, world: World): Promise<readonly Notice[]> => {
  const [newest, all] = await Promise.all([
    newestVersions(reading, world),
    agreementsOf.all(world.tx, { guestId: guest.id }),
  ]);
  const answers = all.filter(({ product }) => product === reading.brand);
  const others = all.filter(({ product }) => product !== reading.brand);
  const isSignedUp = hasSignedUpWith(others, guest);
  const hasAccepted = (type: LegalType) => answers.some((each) => each.subject === type && each.answer === 'accepted');
  return newest.filter((each) => {
    if (guest.showDataProtection === 1 && each.type === 'PP') return true;
    if (hasAnswer(answers, each, 'accepted')) return false;
    const isOfSignUp = signUpTypes.includes(each.type) && isSignedUp;
    return each.publishedAt >= guest.createdAt || (isOfSignUp && !hasAccepted(each.type));
  });
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
  await answerNotices(guestId, { accepted: true, types: signUpTypes }, reading, world);
};
