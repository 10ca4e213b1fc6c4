import { formatDuration } from '@lounge/locale';

/** Formats seconds as a clock time with two digits of minutes at least, so that it keeps its width while it counts: "09:05", "1:04:30". */
export function clock(seconds: number): string {
  return formatDuration(seconds).padStart(5, '0');
}
