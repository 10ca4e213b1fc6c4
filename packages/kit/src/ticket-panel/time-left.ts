const minuteMs = 60_000;

/** The time until an instant in days, hours and started minutes; seconds are never shown. Null once it has come. */
export function timeLeft(until: string, now: number): { days: number; hours: number; minutes: number } | null {
  const minutes = Math.ceil((Date.parse(until) - now) / minuteMs);
  if (minutes <= 0) return null;
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}
