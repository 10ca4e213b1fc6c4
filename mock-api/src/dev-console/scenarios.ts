import { byLanguage } from '../seed/translations.ts';
import {
  ageCheckEnds,
  guestGetsLocked,
  guestHadPreview,
  guestHasAddress,
  guestHasPinned,
  guestHasPoints,
  guestHasSpins,
  guestIsLoggedIn,
  guestIsNotified,
  guestOwnsCoins,
  guestOwnsGifts,
  guestSubscribes,
  noPerformerIsOnline,
  performerComesOnline,
  performerGoesOffline,
  performerWritesToGuest,
} from '../states.ts';
import type { ProviderState } from '../world/state.ts';
import type { Scenario, ScenarioGuest } from './scenario.ts';

const [mirela, wanda] = [101, 102];
/** A coin in hundredths. */
const coin = 100;

/** The default guest of scenarios. Guests who sign up before it exists have smaller ids. */
export const scenarioGuestId = 7007;

const texts = {
  curtain: byLanguage([
    'Der Vorhang ist offen. Kommst du?',
    'The curtain is up. Are you coming?',
    'Het doek is op. Kom je?',
    'El telón está arriba. ¿Vienes?',
  ]),
  piano: byLanguage([
    'Guten Abend! Das Klavier ist gestimmt.',
    'Good evening! The piano is tuned.',
    'Goedenavond! De piano is gestemd.',
    '¡Buenas noches! El piano está afinado.',
  ]),
  song: byLanguage([
    'Welches Lied soll ich für dich spielen?',
    'Which song shall I play for you?',
    'Welk lied zal ik voor je spelen?',
    '¿Qué canción te toco?',
  ]),
  unreadable: byLanguage([
    'Das Dokument war nicht lesbar.',
    'The document could not be read.',
    'Het document was niet leesbaar.',
    'No se ha podido leer el documento.',
  ]),
};

interface Member {
  readonly isVip?: boolean;
  readonly avsStatus?: 'unknown';
  /** @default true */
  readonly isVerified?: boolean;
}

type StatesOf = (guest: Required<Omit<ScenarioGuest, 'token'>>) => readonly ProviderState[];

/** A scenario whose guest has an account in the language of the site, so that performers and mails keep to it. */
const asGuest = (id: string, title: string, sentence: string, states: StatesOf, member: Member = {}): Scenario => ({
  id,
  title,
  sentence,
  visitor: 'guest',
  states: ({ guestId, token, language = 'en' }) => {
    const { isVerified = true, ...loggedIn } = member;
    const email = `guest-${guestId}@example.com`;
    return [
      guestIsLoggedIn({ guestId, token, ...loggedIn }),
      guestHasAddress({ guestId, email, isVerified, language, ...(isVerified && { mails: 0 }) }),
      ...states({ guestId, language }),
    ];
  },
});
const withoutGuest = (id: string, title: string, sentence: string, states: Scenario['states']): Scenario => ({
  id,
  title,
  sentence,
  visitor: 'same',
  states,
});

/** The scenarios of the dev console. */
export const scenarios: readonly Scenario[] = [
  {
    id: 'visitor',
    title: 'Nobody is logged in',
    visitor: 'nobody',
    states: () => [],
    sentence: 'The visitor is anonymous; everything else stays as it is.',
  },
  asGuest(
    'fresh-guest',
    'A fresh guest',
    'Robin is logged in with an unverified address, an unchecked age and no coins.',
    ({ guestId }) => [guestOwnsCoins({ guestId, amount: 0 })],
    { avsStatus: 'unknown', isVerified: false },
  ),
  asGuest(
    'coins-and-messages',
    '250 coins and three messages',
    'Robin has passed the age check, owns 250 coins and has three unread messages: two of Mirela, one of Wanda.',
    ({ guestId, language }) => [
      guestOwnsCoins({ guestId, amount: 250 * coin }),
      performerWritesToGuest({ guestId, actorId: wanda, text: texts.curtain[language] }),
      performerWritesToGuest({ guestId, actorId: mirela, text: texts.piano[language] }),
      performerWritesToGuest({ guestId, actorId: mirela, text: texts.song[language] }),
    ],
  ),
  asGuest(
    'no-coins',
    'A guest without coins',
    'Robin has passed the age check and owns no coins, so that every purchase leads to the top-up.',
    ({ guestId }) => [guestOwnsCoins({ guestId, amount: 0 })],
  ),
  asGuest(
    'age-check-pending',
    'The age check is pending',
    'Robin has handed in a document and waits for the answer; 100 coins are there.',
    ({ guestId }) => [guestOwnsCoins({ guestId, amount: 100 * coin }), ageCheckEnds({ guestId, result: 'pending' })],
    { avsStatus: 'unknown' },
  ),
  asGuest(
    'age-check-rejected',
    'The age check failed',
    'Robin’s document could not be read; the status bar says so.',
    ({ guestId, language }) => [ageCheckEnds({ guestId, result: 'rejected', message: texts.unreadable[language] })],
    { avsStatus: 'unknown' },
  ),
  asGuest(
    'vip-with-spins',
    'A VIP with spins',
    'Robin has paid a month of VIP by card, and has five spins, 120 loyalty points, 500 coins and three roses.',
    ({ guestId }) => [
      guestSubscribes({ guestId, product: 'vip' }),
      guestHasSpins({ guestId, spins: 5 }),
      guestHasPoints({ guestId, points: 120 }),
      guestOwnsCoins({ guestId, amount: 500 * coin }),
      guestOwnsGifts({ guestId, giftId: 2, quantity: 3 }),
    ],
    { isVip: true },
  ),
  asGuest(
    'regular',
    'A regular',
    'Robin has pinned Mirela, has seen her preview already, owns 80 coins and has an unread notification.',
    ({ guestId }) => [
      guestOwnsCoins({ guestId, amount: 80 * coin }),
      guestHasPinned({ guestId, kind: 'actor', id: mirela }),
      guestHadPreview({ guestId, actorId: mirela }),
      guestIsNotified({ guestId, type: 1, actorId: mirela }),
    ],
  ),
  asGuest('locked-guest', 'A locked guest', 'Robin may look at everything and write nothing.', ({ guestId }) => [
    guestOwnsCoins({ guestId, amount: 50 * coin }),
    guestGetsLocked({ guestId }),
  ]),
  withoutGuest('performer-leaves', 'A performer goes offline', 'Mirela goes offline while everybody watches.', () => [
    performerGoesOffline({ id: mirela }),
  ]),
  withoutGuest('performer-comes', 'A performer comes online', 'Mirela comes online while everybody watches.', () => [
    performerComesOnline({ id: mirela }),
  ]),
  withoutGuest(
    'empty-house',
    'Nobody is online',
    'Every performer is offline, as an open page sees after its next look.',
    () => [noPerformerIsOnline({})],
  ),
];

/** The scenario with an id, or null. */
export const scenarioOf = (id: string): Scenario | null => scenarios.find((each) => each.id === id) ?? null;

/** The states of a scenario, for stories and tests with their own world. Throws for an unknown id. */
export const statesIn = (id: string, guest: ScenarioGuest): readonly ProviderState[] => {
  const scenario = scenarioOf(id);
  if (scenario === null) throw new Error(`There is no scenario "${id}".`);
  return scenario.states(guest);
};
