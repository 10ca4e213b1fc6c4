/** The least width of the bar in each of its ranges, in px; the links leave it one by one. The field is there from 1300 on. */
export const ranges = { tablet: 1023, small: 1200, field: 1300, wide: 1400 } as const;

/** A range of widths of the bar. */
export type BarRange = keyof typeof ranges;

/** Names of the parts beside the links. */
export type BarPart =
  | 'search'
  | 'language'
  | 'theme'
  | 'notifications'
  | 'chats'
  | 'balance'
  | 'avatar'
  | 'end'
  | 'endWide';

/** Widths in px with the gap before them; a balance has up to five digits, a visitor's button up to fourteen letters. */
const widths: Readonly<Record<BarPart, number>> = {
  search: 48,
  language: 76,
  theme: 48,
  notifications: 48,
  chats: 48,
  balance: 172,
  avatar: 44,
  end: 138,
  endWide: 130,
};
/** The icon of a guest's menu. */
const endOfGuest = 58;
const brand = 150;
const margins = 64;
const more = 84;
/** The field is at least 16 rem wide, with its margin. */
const field = 268;
const widest = 1432;

/** The mean width of a letter, and the space around a name. */
const widthOf = (label: string, range: BarRange): number =>
  label.length * 7.5 + (ranges[range] < ranges.field ? 22 : 30);

/** Returns how many of the links a bar with these parts can show in a range; "More" has the others. */
export const linksThatFit = (labels: readonly string[], parts: readonly BarPart[], range: BarRange): number => {
  const hasField = parts.includes('search') && ranges[range] >= ranges.field;
  const widthOfPart = (part: BarPart): number => {
    if (part === 'search' && hasField) return field;
    return part === 'end' && parts.includes('balance') ? endOfGuest : widths[part];
  };
  const taken = parts.reduce((sum, part) => sum + widthOfPart(part), brand + margins);
  const left = Math.min(ranges[range], widest) - taken;
  const total = (count: number): number => labels.slice(0, count).reduce((sum, each) => sum + widthOf(each, range), 0);
  if (total(labels.length) <= left) return labels.length;
  const fitting = labels.findIndex((_, at) => total(at + 1) > left - more);
  return fitting < 0 ? labels.length : fitting;
};
