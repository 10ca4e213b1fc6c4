import { styled } from 'styled-components';
import { blogPageSizes } from '../blog-tile/blog-page-sizes.ts';
import { Button } from '../button/Button.tsx';
import { Chip, ChipLink } from '../chip/Chip.tsx';
import type { HeadingLevel } from '../heading-level.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { ArchiveRows, type BlogArchiveEntry } from './ArchiveRows.tsx';
import { messages } from './BlogArchive.messages.ts';
import { blogArchiveStyles } from './BlogArchive.styles.ts';

/** A category of the magazine. */
export interface BlogArchiveCategory {
  label: string;
  /** The number of its stories. */
  total: number;
  href: string;
  /** Whether the archive is of this category only. @default false */
  current?: boolean | undefined;
}

/** Props of BlogArchive. */
export interface BlogArchiveProps extends RootProps<'div'> {
  /** The years with stories, the latest first. */
  years: readonly number[];
  /** The chosen year. */
  year: number;
  /** The stories of the year that are shown, the latest first; null while they are loading, or where they did not load. */
  entries: readonly BlogArchiveEntry[] | null;
  /** Returns the URL of a year, so that years are links. @default they are buttons, for `onYear` */
  yearHref?: ((year: number) => string) | undefined;
  /** The words of what is shown where it is not the whole year, such as "November 2026". @default the year */
  period?: string | undefined;
  /** The number of stories of the year. */
  total: number;
  /** The last page that is shown; the first one comes with the overview. @default 1 */
  page?: number | undefined;
  /** The number of stories of a further page. @default 9 */
  pageSize?: number | undefined;
  /** Whether months are headings between the rows. @default false */
  hasMonths?: boolean | undefined;
  /** Rank of these headings among those of the page. @default 3 */
  level?: HeadingLevel | undefined;
  /** The categories with their totals, as links. @default none */
  categories?: readonly BlogArchiveCategory[] | undefined;
  /** Whether the next page is loading. @default false */
  isLoadingMore?: boolean | undefined;
  /** Whether the year, or the next page of it, did not load. @default false */
  failed?: boolean | undefined;
  /** Called for a year, and again for one that did not load. */
  onYear: (choice: { year: number }) => void;
  /** Called for the next page of the year, the second one first. */
  onMore: (request: { year: number; page: number }) => void;
}

const Root = styled.div.withConfig({ componentId: 'kit-blog-archive' })`
  ${blogArchiveStyles}
`;

const noCategories: readonly BlogArchiveCategory[] = [];
/** Rows that stand for stories on their way. */
const skeletonRows = [0, 1, 2, 3, 4] as const;

function Categories({ categories }: { categories: readonly BlogArchiveCategory[] }) {
  const intl = useIntl();
  return (
    <nav data-part="categories" aria-label={intl.formatMessage(messages.categories)}>
      {categories.map(({ label, total, href, current = false }) => (
        <ChipLink key={href} href={href} selected={current}>
          {label} <small>{intl.formatNumber(total)}</small>
        </ChipLink>
      ))}
    </nav>
  );
}

function Years({ years, year, yearHref, onYear }: Pick<BlogArchiveProps, 'years' | 'year' | 'yearHref' | 'onYear'>) {
  const intl = useIntl();
  return (
    <div data-part="years" role="group" aria-label={intl.formatMessage(messages.years)}>
      {years.map((each) =>
        yearHref === undefined ? (
          <Chip key={each} selected={each === year} onClick={() => each !== year && onYear({ year: each })}>
            {each}
          </Chip>
        ) : (
          <ChipLink key={each} href={yearHref(each)} selected={each === year}>
            {each}
          </ChipLink>
        ),
      )}
    </div>
  );
}

/** A year whose stories are on their way, or did not arrive. */
function NoRows({ year, failed, onYear }: Pick<BlogArchiveProps, 'year' | 'failed' | 'onYear'>) {
  const intl = useIntl();
  if (failed === true) {
    return (
      <div data-part="foot">
        <p role="alert">{intl.formatMessage(messages.failedYear)}</p>
        <Button variant="outline" onClick={() => onYear({ year })}>
          {intl.formatMessage(messages.again)}
        </Button>
      </div>
    );
  }
  return (
    <>
      <p className="kit-visually-hidden" role="status">
        {intl.formatMessage(messages.loading)}
      </p>
      <div data-part="month" aria-hidden>
        <div data-part="rows">
          {skeletonRows.map((row) => (
            <div key={row} data-part="row">
              <div data-skeleton="small" />
              <div data-skeleton="line" />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

interface FootProps extends Pick<BlogArchiveProps, 'year' | 'total' | 'onMore'> {
  period: string;
  page: number;
  pageSize: number;
  shown: number;
  isLoadingMore: boolean;
  failed: boolean;
}

function Foot({ year, period, total, page, pageSize, shown, isLoadingMore, failed, onMore }: FootProps) {
  const intl = useIntl();
  const left = Math.min(pageSize, total - shown);
  return (
    <div data-part="foot">
      <p role="status">
        {failed
          ? intl.formatMessage(messages.failed)
          : intl.formatMessage(messages.shown, { shown, total, year: period })}
      </p>
      {left > 0 && (
        <Button variant="outline" isPending={isLoadingMore} onClick={() => onMore({ year, page: page + 1 })}>
          {failed ? intl.formatMessage(messages.again) : intl.formatMessage(messages.more, { count: left })}
        </Button>
      )}
    </div>
  );
}

/**
 * Older stories by year and month as rows, with their total and a button for the next page. It reads nothing itself: page 1 comes with the
 * overview, and the button asks for page 2 first.
 * @spec component:BlogArchive
 */
export function BlogArchive(props: BlogArchiveProps) {
  const {
    years,
    year,
    entries,
    yearHref,
    period = String(year),
    total,
    page = 1,
    pageSize = blogPageSizes.archive,
    hasMonths = false,
    level,
    categories = noCategories,
    isLoadingMore = false,
    failed = false,
    onYear,
    onMore,
    ...rest
  } = props;
  const intl = useIntl();
  return (
    <Root {...rest} aria-busy={(entries === null && !failed) || isLoadingMore || undefined}>
      {categories.length > 0 && <Categories categories={categories} />}
      <Years years={years} year={year} yearHref={yearHref} onYear={onYear} />
      {entries === null ? (
        <NoRows year={year} failed={failed} onYear={onYear} />
      ) : entries.length === 0 ? (
        <p data-part="empty" role="status">
          {intl.formatMessage(messages.empty, { year: period })}
        </p>
      ) : (
        <>
          <ArchiveRows entries={entries} hasMonths={hasMonths} level={level} />
          <Foot
            year={year}
            period={period}
            total={total}
            page={page}
            pageSize={pageSize}
            shown={entries.length}
            isLoadingMore={isLoadingMore}
            failed={failed}
            onMore={onMore}
          />
        </>
      )}
    </Root>
  );
}
