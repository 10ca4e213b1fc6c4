import { messages } from './PerformerFilter.messages.ts';

const { anyMood, veryCalm, ratherCalm, between, ratherLively, veryLively } = messages;

/** The word for a mood from 0, calm, to 100, lively; null is any. */
export const moodWord = (mood: number | null) => {
  if (mood === null) return anyMood;
  if (mood < 20) return veryCalm;
  if (mood < 40) return ratherCalm;
  if (mood <= 60) return between;
  return mood <= 80 ? ratherLively : veryLively;
};
