/** Seconds that are left as minutes, also from an hour on; a second that has begun counts: "0:20", "2:05", "75:00". */
export function leftTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
