import { toJson } from '../world/json.ts';
import type { Row } from '../world/tables.ts';
import { randomOf } from './random.ts';
import type { PerformerRow } from './rows.ts';
import {
  commonQuestions,
  greetings,
  interviewTitles,
  questionsByTag,
  type InterviewTexts,
} from './texts/interviews.ts';
import { byLanguage } from './translations.ts';

const dayMs = 86_400_000;
/** Days between the first evening of a performer and each interview. */
const daysBetween = 45;
const partsInInterview = 3;

/** Texts speak of one person. */
const isAlone = ({ gender }: PerformerRow): boolean => gender !== 'C';

/** How many interviews a performer gave, by the last two bits of the id; most gave one, some none. */
const interviewCounts = [1, 2, 1, 0] as const;

const partOf = ({ question, answer }: InterviewTexts) => ({
  question: byLanguage(question),
  answer: byLanguage(answer),
});

const interviewsOf = (performer: PerformerRow, latest: number): Row<'actorInterview'>[] => {
  const random = randomOf(`interviews ${performer.slug}`);
  const special = performer.tags.flatMap((tag) => questionsByTag[tag] ?? []);
  // None of a performer's interviews repeats a question.
  const questions = [...special, ...random.shuffled(commonQuestions)];
  const titles = random.shuffled(interviewTitles);
  return Array.from({ length: interviewCounts[performer.id % interviewCounts.length] ?? 0 }, (_, at) => ({
    id: performer.id * interviewCounts.length + at,
    actorId: performer.id,
    title: toJson(byLanguage(titles[at] ?? random.pick(interviewTitles))),
    parts: toJson(questions.slice(at * partsInInterview, (at + 1) * partsInInterview).map(partOf)),
    pictureSeed: performer.pictureSeed,
    at: new Date(Date.parse(performer.createdAt) + (at + 1) * daysBetween * dayMs).toISOString(),
  })).filter(({ at }) => Date.parse(at) <= latest);
};

/** Interviews with performers who have been here for some weeks. */
export const interviewRows = (performers: readonly PerformerRow[]): readonly Row<'actorInterview'>[] => {
  const latest = Math.max(...performers.map(({ createdAt }) => Date.parse(createdAt)));
  return performers.filter(isAlone).flatMap((performer) => interviewsOf(performer, latest));
};

/** The minimum ages of viewers: most clips are for everybody who may see recommendations. */
const ages = [12, 16, 12, 16, 18] as const;

/** Welcome clips of every third performer; each shows the performer's own loop. */
export const welcomeClipRows = (performers: readonly PerformerRow[]): readonly Row<'welcomeClip'>[] =>
  performers
    .filter((performer) => isAlone(performer) && performer.id % 3 === 2)
    .map((performer) => ({
      id: performer.id,
      actorId: performer.id,
      fsk: ages[performer.id % ages.length] ?? 16,
      clipSeed: performer.pictureSeed,
      greeting: toJson(byLanguage(randomOf(`welcome ${performer.slug}`).pick(greetings))),
      at: performer.createdAt,
    }));
