import { calendarDay, formatDay, formatDayOfYear, formatShortDay } from '@lounge/locale';
import { useKit } from '../kit-provider/kit-context.ts';

interface StoryFactsProps {
  category: string;
  /** ISO 8601. */
  published: string;
  /** The current time, ISO 8601; a day of its year is without the year. */
  now?: string | undefined;
  /** Whether the month is in short, where there is little room. @default false */
  isShort?: boolean | undefined;
}

/** The category and the day of a story: "News, 18 Nov", "Interview, 19 November 2026". */
export function StoryFacts({ category, published, now, isShort = false }: StoryFactsProps) {
  const { language, timeZone } = useKit();
  const year = (instant: string) => calendarDay(instant, timeZone).slice(0, 4);
  const ofThisYear = now !== undefined && year(published) === year(now);
  const dayOfYear = isShort
    ? formatShortDay(published, language, timeZone)
    : formatDayOfYear(published, language, timeZone);
  return (
    <>
      {category}, <time dateTime={published}>{ofThisYear ? dayOfYear : formatDay(published, language, timeZone)}</time>
    </>
  );
}
