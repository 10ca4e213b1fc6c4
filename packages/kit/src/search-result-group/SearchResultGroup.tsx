import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { playFill } from '../icons/paths/play-fill.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { messages as onlineMessages } from '../online-indicator/OnlineIndicator.messages.ts';
import { TilePresence, type Presence } from '../online-indicator/OnlineIndicator.tsx';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { messages } from './SearchResultGroup.messages.ts';
import { searchResultGroupStyles } from './SearchResultGroup.styles.ts';

/** A result of a search. */
export interface SearchHit {
  /** The URL of the link. */
  href: string;
  /** The name or the title. */
  label: string;
  /** A line about it, such as "Mirela · 12:04". */
  about?: string | undefined;
  /** The picture beside it. */
  picture?: PictureContent | undefined;
  /** The presence of a performer. */
  presence?: Presence | undefined;
}

/** The attributes that make a link an option of a list. */
export interface OptionAttributes {
  id: string;
  role: 'option';
  tabIndex: -1;
  'aria-selected': boolean;
  onClick?: (() => void) | undefined;
}

/** Props of SearchResultGroup. */
export interface SearchResultGroupProps extends RootProps<'section', 'title'> {
  /** The type of the results, such as "Videos". */
  title: string;
  /** The number of all results of this type; absent while it is not known. */
  count?: number | undefined;
  /** Whether the number is only the least one, as in "1,000+". @default false */
  isLeast?: boolean | undefined;
  /** The URL of the page with all of them; there is no link where everything is shown. */
  href?: string | undefined;
  /** Results; missing ones are no results. @default [] */
  items?: readonly SearchHit[] | undefined;
  /** Whether people are shown side by side with arched portraits, or lines with stills. @default 'lines' */
  layout?: 'people' | 'lines' | undefined;
  /** Whether the results are on their way. @default false */
  isPending?: boolean | undefined;
  /** Rank of the heading. @default 2 */
  level?: 2 | 3 | undefined;
  /** Tiles in place of `items`. */
  children?: ReactNode;
  /** Returns the attributes of the link to a result or to all of them, where they are options of a list. */
  option?: ((href: string) => OptionAttributes) | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-search-result-group' })`
  ${searchResultGroupStyles}
`;

function Hit({ hit, option }: { hit: SearchHit; option: SearchResultGroupProps['option'] }) {
  const intl = useIntl();
  const { Link } = useKit();
  const { href, label, about, picture, presence } = hit;
  return (
    <Link href={href} data-part="hit" {...option?.(href)}>
      {picture && (
        <span data-part="frame" data-tint={picture.tint}>
          <PictureImage
            key={picture.src}
            picture={picture}
            sizes="120px"
            widths={[160, 320]}
            width={4}
            height={5}
            intl={intl}
          />
        </span>
      )}
      {!picture && <Icon path={playFill} size={16} />}
      <span data-part="texts">
        <span data-part="label">
          {presence && <TilePresence presence={presence} word={intl.formatMessage(onlineMessages[presence])} />}
          {label}
        </span>
        {about !== undefined && <small>{about}</small>}
      </span>
    </Link>
  );
}

/**
 * Results of one type under a heading with their number and a link to all of them.
 * @spec component:SearchResultGroup
 */
export function SearchResultGroup({
  title,
  count,
  isLeast = false,
  href,
  items = [],
  layout = 'lines',
  isPending = false,
  level = 2,
  children,
  option,
  ...rest
}: SearchResultGroupProps) {
  const intl = useIntl();
  const { Link } = useKit();
  const headingId = useId();
  const Heading = option === undefined ? (`h${level}` as const) : 'div';
  const total = count === undefined ? '' : `${intl.formatNumber(count)}${isLeast ? '+' : ''}`;
  const isEmpty = !isPending && items.length === 0 && children === undefined;
  return (
    <Root
      {...rest}
      {...(option !== undefined && { role: 'group' })}
      aria-labelledby={headingId}
      aria-busy={isPending || undefined}
      data-layout={layout}
    >
      <Heading id={headingId} data-part="heading" {...(option !== undefined && { role: 'presentation' })}>
        {title} {count !== undefined && <small>{total}</small>}
      </Heading>
      {isPending && (
        <div data-part="pending" role="presentation">
          <span className="kit-visually-hidden">{intl.formatMessage(messages.loading)}</span>
          {[0, 1, 2].map((line) => (
            <span key={line} data-skeleton="line" />
          ))}
        </div>
      )}
      {isEmpty && option === undefined && <p data-part="none">{intl.formatMessage(messages.none)}</p>}
      {!isPending && items.length > 0 && (
        <div data-part="hits" role="presentation">
          {items.map((hit) => (
            <Hit key={hit.href} hit={hit} option={option} />
          ))}
        </div>
      )}
      {!isPending && children}
      {href !== undefined && count !== undefined && count > 0 && (
        <Link href={href} data-part="all" {...option?.(href)}>
          {intl.formatMessage(messages.all, { count, total })}
          <span className="kit-visually-hidden"> {title}</span>
        </Link>
      )}
    </Root>
  );
}
