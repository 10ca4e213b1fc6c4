/** Formats seconds as a clock time: 9:05 is "09:05", an hour and more "1:04:30". */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(whole / 60);
  const tail = two(whole % 60);
  return minutes < 60 ? `${two(minutes)}:${tail}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${tail}`;
}
