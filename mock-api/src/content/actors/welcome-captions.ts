import { languages } from '@lounge/locale';
import { loopSeconds } from '../../media/clips.ts';
import { parseJson } from '../../world/json.ts';
import type { Executor } from '../../world/database.ts';
import { greetingOf } from './find-statements.ts';
import { welcomeCaptionsPath } from './map-find.ts';

const pathPattern = new RegExp(`^${welcomeCaptionsPath}([1-9]\\d{0,8})/(${languages.join('|')})\\.vtt$`);

const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 23);

/** The spoken words as WebVTT: a cue for each sentence, in equal parts of the clip. */
const captionsOf = (greeting: string): string => {
  const sentences = greeting.split(/(?<=[.!?])\s+/);
  const length = loopSeconds / sentences.length;
  const cues = sentences.map((text, at) => `${timeOf(at * length)} --> ${timeOf((at + 1) * length)}\n${text}`);
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
};

/** The captions of a welcome clip by their path; null if it is no such path, or there is no such clip. */
export const welcomeCaptions = async (path: string, reader: Executor): Promise<string | null> => {
  const [, id, file] = pathPattern.exec(path) ?? [];
  const language = languages.find((each) => each === file);
  if (id === undefined || language === undefined) return null;
  const row = await greetingOf.first(reader, { id: Number(id) });
  return row === null ? null : captionsOf(parseJson(row.greeting)[language]);
};
