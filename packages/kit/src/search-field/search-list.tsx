import { useId, type MouseEvent } from 'react';
import type { IntlShape } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { clock } from '../icons/paths/clock.ts';
import { magnifyingGlass } from '../icons/paths/magnifying-glass.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { SearchResultGroup, type OptionAttributes } from '../search-result-group/SearchResultGroup.tsx';
import type { SearchFieldState, SearchGroup, SearchProposal } from './search-types.ts';
import { messages } from './SearchField.messages.ts';

/** Makes a link an option; `pattern` is what its choice reports, null for a result. */
type Option = (href: string, section: string, pattern: string | null) => OptionAttributes;

/** A text whose beginning of a word is marked where it is what was typed. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const at = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <b>{text.slice(at, at + typed.length)}</b>
      {text.slice(at + typed.length)}
    </>
  );
}

interface ProposalsProps {
  section: string;
  title: string;
  proposals: readonly SearchProposal[];
  icon?: string;
  typed?: string;
  option: Option;
}

/** A group of patterns as lines with an icon, or of tags as chips. */
function Proposals({ section, title, proposals, icon, typed = '', option }: ProposalsProps) {
  const intl = useIntl();
  const { Link } = useKit();
  const headingId = useId();
  if (proposals.length === 0) return null;
  return (
    <div role="group" aria-labelledby={headingId} data-part={icon === undefined ? 'chips' : 'lines'}>
      <div id={headingId} role="presentation" data-part="heading">
        {title}
      </div>
      {proposals.map(({ href, label, count }) => (
        <Link key={href} href={href} {...option(href, section, label)}>
          {icon !== undefined && <Icon path={icon} size={20} />}
          <span>
            <Marked text={label} typed={typed} />
          </span>
          {count !== undefined && <small> {intl.formatNumber(count)}</small>}
        </Link>
      ))}
    </div>
  );
}

/** The characters of a text that a sentence repeats. */
const mostRepeated = 60;

/** A text as a sentence repeats it: what somebody pasted has any length. */
const shortened = (text: string): string =>
  text.length <= mostRepeated ? text : `${text.slice(0, mostRepeated).replace(/[\uD800-\uDBFF]$/, '')}…`;

/** The sentence about the state of the search, which is also announced. */
export function sentenceOf(
  { state, missing, text }: { state: SearchFieldState; missing: number; text: string },
  found: number,
  intl: IntlShape,
): string {
  if (state === 'tooShort')
    return missing > 0 ? intl.formatMessage(messages.more, { count: missing }) : intl.formatMessage(messages.noWord);
  if (state === 'searching') return intl.formatMessage(messages.searching);
  if (state === 'failed') return intl.formatMessage(messages.failed);
  if (state === 'offline') return intl.formatMessage(messages.offline);
  if (state === 'idle') return '';
  return found === 0
    ? intl.formatMessage(messages.nothing, { pattern: shortened(text.trim()) })
    : intl.formatMessage(messages.found, { count: found });
}

/** The end of the list: forgets the last searches, or says why there are none. */
export function History({
  lastSearches,
  onForget,
  cookiesHref,
}: {
  lastSearches: readonly SearchProposal[] | null;
  onForget: (() => void) | undefined;
  cookiesHref: string | undefined;
}) {
  const intl = useIntl();
  const { Link } = useKit();
  if (lastSearches === null)
    return (
      <p data-part="history">
        {intl.formatMessage(messages.notKept)}{' '}
        {cookiesHref !== undefined && <Link href={cookiesHref}>{intl.formatMessage(messages.cookies)}</Link>}
      </p>
    );
  if (lastSearches.length === 0 || onForget === undefined) return null;
  const forget = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    // The button goes with what it forgets.
    currentTarget.form?.querySelector('input')?.focus();
    onForget();
  };
  return (
    <p data-part="history">
      <Button variant="text" size="small" onClick={forget}>
        {intl.formatMessage(messages.forget)}
      </Button>
    </p>
  );
}

/** The content of the list. */
export interface SearchShown {
  state: SearchFieldState;
  text: string;
  proposals: readonly SearchProposal[];
  tags: readonly SearchProposal[];
  lastSearches: readonly SearchProposal[] | null;
  groups: readonly SearchGroup[];
}

/** The options by group. */
export function Options({ shown, option }: { shown: SearchShown; option: Option }) {
  const intl = useIntl();
  const { state, text, proposals, tags, lastSearches, groups } = shown;
  const isSearched = state !== 'idle' && state !== 'tooShort';
  const hits = isSearched ? groups.filter(({ items }) => items.length > 0) : [];
  const typed = text.trim();
  return (
    <>
      <div data-part="words" role="presentation">
        {isSearched && (
          <Proposals
            section="proposal"
            title={intl.formatMessage(hits.length === 0 ? messages.meant : messages.proposals)}
            proposals={proposals}
            icon={magnifyingGlass}
            typed={typed}
            option={option}
          />
        )}
        <Proposals
          section="tag"
          title={intl.formatMessage(isSearched ? messages.tags : messages.popular)}
          proposals={tags}
          option={option}
        />
        <Proposals
          section="last"
          title={intl.formatMessage(messages.last)}
          proposals={lastSearches ?? []}
          icon={clock}
          option={option}
        />
      </div>
      {hits.length > 0 && (
        <div data-part="groups" role="presentation">
          {hits.map((group) => (
            <SearchResultGroup key={group.title} {...group} option={(href) => option(href, group.title, null)} />
          ))}
        </div>
      )}
    </>
  );
}
