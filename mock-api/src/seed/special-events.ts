import { addDays, berlinDay, berlinInstant } from '@lounge/locale';
import { toJson } from '../world/json.ts';
import type { Row } from '../world/tables.ts';
import type { StoredOutcome } from '../world/tables/special-events.ts';
import { campaignTexts } from './texts/campaigns.ts';
import { gameTexts } from './texts/special-events.ts';
import { byLanguage } from './translations.ts';

const dayMs = 86_400_000;
/** For how many days after the end of a game its rewards can be used. @assumed */
const rewardDays = 7;

/** When an event runs, in days from the moment of the seeds. */
interface Times {
  readonly startsIn: number;
  readonly days: number;
}

/** Start and end of an event; `at` is the instant some days after the moment of the seeds. */
const timesOf = ({ startsIn, days }: Times, at: (day: number) => number) => {
  const iso = (day: number): string => new Date(at(day)).toISOString();
  return { start: iso(startsIn), end: iso(startsIn + days), rewardsUntil: iso(startsIn + days + rewardDays) };
};

/** The games of a new world around the moment of the seeds: some run, one is to come, and one is over. */
export const specialEventRows = (moment: string): readonly Row<'specialEvent'>[] =>
  gameTexts.map(({ startsIn, days, picture, outcomes, title, text, ...game }) => ({
    ...game,
    ...timesOf({ startsIn, days }, (day) => Date.parse(moment) + day * dayMs),
    dayConfigs: toJson([]),
    outcomes: toJson<readonly StoredOutcome[]>(outcomes),
    pictureSeed: picture,
    title: toJson(byLanguage(title)),
    text: toJson(byLanguage(text)),
  }));

/** The campaigns of a new world; they begin and end at midnight in Berlin. */
export const campaignRows = (moment: string): readonly Row<'campaign'>[] =>
  campaignTexts.map(({ startsIn, days, picture, content, actorId = null, title, text, ...campaign }) => ({
    ...campaign,
    actorId,
    ...timesOf({ startsIn, days }, (day) => berlinInstant(addDays(berlinDay(moment), day), '00:00')),
    content: toJson(content),
    pictureSeed: picture,
    title: toJson(byLanguage(title)),
    text: toJson(byLanguage(text)),
  }));
