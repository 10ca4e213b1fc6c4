import { formatDuration } from '@lounge/locale';

const unit = (language: string, name: 'day' | 'hour' | 'minute', value: number): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);

/** The time that is left in full minutes, as a screen reader reads it: "4 hours 13 minutes". A minute that has begun counts. */
export function spokenTime(seconds: number, language: string): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return unit(language, 'minute', minutes);
  const rest = minutes % 60;
  return rest === 0
    ? unit(language, 'hour', hours)
    : `${unit(language, 'hour', hours)} ${unit(language, 'minute', rest)}`;
}

/** The time that is left as a clock shows it, "4:12:09", and in days from one day on. */
export function shownTime(seconds: number, language: string): string {
  const days = Math.floor(seconds / 86_400);
  return days > 0 ? unit(language, 'day', days) : formatDuration(seconds);
}
