import { calendarDay, formatShortDay } from '@lounge/locale';
import type { HeadingLevel } from '../heading-level.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';

/** A story of the archive. */
export interface BlogArchiveEntry {
  id: number | string;
  title: string;
  /** The URL of the story. */
  href: string;
  /** The word of its category, such as "Interviews". */
  category: string;
  /** When it appeared, ISO 8601. */
  published: string;
}

interface ArchiveRowsProps {
  entries: readonly BlogArchiveEntry[];
  hasMonths: boolean;
  level: HeadingLevel | undefined;
}

interface Group {
  /** Year and month, such as "2026-11"; empty for all. */
  readonly month: string;
  /** When its first story appeared. */
  readonly first: string;
  readonly entries: BlogArchiveEntry[];
}

function Rows({ entries }: Pick<ArchiveRowsProps, 'entries'>) {
  const { Link, language, timeZone } = useKit();
  return (
    <ul data-part="rows">
      {entries.map(({ id, title, href, category, published }) => (
        <li key={id} data-part="row">
          <time dateTime={published}>{formatShortDay(published, language, timeZone)}</time>
          <Link href={href}>{title}</Link>
          <span>{category}</span>
        </li>
      ))}
    </ul>
  );
}

const groupsOf = (entries: readonly BlogArchiveEntry[], monthOf: (entry: BlogArchiveEntry) => string) => {
  const groups: Group[] = [];
  for (const entry of entries) {
    const month = monthOf(entry);
    const last = groups.at(-1);
    if (last?.month === month) last.entries.push(entry);
    else groups.push({ month, first: entry.published, entries: [entry] });
  }
  return groups;
};

/** The rows of an archive, below each other or by their months. */
export function ArchiveRows({ entries, hasMonths, level }: ArchiveRowsProps) {
  const intl = useIntl();
  const { timeZone } = useKit();
  const groups = groupsOf(entries, ({ published }) => (hasMonths ? calendarDay(published, timeZone).slice(0, 7) : ''));
  return groups.map(({ month, first, entries: ofGroup }) => (
    <section key={month} data-part="month">
      {hasMonths && <h3 aria-level={level}>{intl.formatDate(first, { month: 'long', timeZone })}</h3>}
      <Rows entries={ofGroup} />
    </section>
  ));
}
