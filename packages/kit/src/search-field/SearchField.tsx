import { useEffect, useId, useImperativeHandle, useRef, type FormEvent, type RefObject } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { magnifyingGlass } from '../icons/paths/magnifying-glass.ts';
import { wifiSlash } from '../icons/paths/wifi-slash.ts';
import { x } from '../icons/paths/x.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import type { OptionAttributes } from '../search-result-group/SearchResultGroup.tsx';
import { messages } from './SearchField.messages.ts';
import { searchFieldStyles } from './SearchField.styles.ts';
import { History, Options, sentenceOf } from './search-list.tsx';
import type { SearchFieldState, SearchGroup, SearchProposal } from './search-types.ts';
import { useCombobox } from './use-combobox.ts';

/** Props of SearchField. */
export interface SearchFieldProps extends RootProps<'form', 'action'> {
  /** The URL to which the form sends the text without a script. */
  action: string;
  /** The name of the field in that URL. */
  name: string;
  /** The text in the field. */
  text: string;
  /** Called with the text after each letter. */
  onType: (text: string) => void;
  /** Called when the field gets the focus, to load what an empty field shows. */
  onOpen?: (() => void) | undefined;
  /** Called with the text when it is searched for; without it the form is sent to `action`. */
  onSearch?: ((text: string) => void) | undefined;
  /** Called with what the visitor chose in the list, as its link is followed; `null` for a result, which is no pattern. */
  onChoose?: ((pattern: string | null) => void) | undefined;
  /** The state of the search. @default 'idle' */
  state?: SearchFieldState | undefined;
  /** How many letters are missing before a search begins. @default 0 */
  missing?: number | undefined;
  /** Patterns that begin like the text; where nothing was found, what may have been meant. @default none */
  proposals?: readonly SearchProposal[] | undefined;
  /** Tags that begin like the text, or the most popular ones. @default none */
  tags?: readonly SearchProposal[] | undefined;
  /** The last searches, the newest first; null where they may not be kept. @default none */
  lastSearches?: readonly SearchProposal[] | null | undefined;
  /** Called to forget the last searches. */
  onForget?: (() => void) | undefined;
  /** The URL of the cookie settings, where last searches may not be kept. */
  cookiesHref?: string | undefined;
  /** Results by type. @default none */
  groups?: readonly SearchGroup[] | undefined;
  /** The URL of the page with all results. */
  allHref?: string | undefined;
  /** Called to search again after a failure. */
  onRetry?: (() => void) | undefined;
  /** Whether the list stands below the field in the page, as on a phone, and does not open over it. @default false */
  isInline?: boolean | undefined;
  /** Whether the field takes the focus when it appears. @default false */
  autoFocus?: boolean | undefined;
}

const Root = styled.form.withConfig({ componentId: 'kit-search-field' })`
  ${searchFieldStyles}
`;

/** Takes over what was typed before the page was interactive. */
function useEarlyText(root: RefObject<HTMLFormElement | null>, text: string, onType: (text: string) => void): void {
  const take = useRef((typed: string) => {
    if (typed !== text) onType(typed);
  });
  useEffect(() => {
    const input = root.current?.querySelector('input');
    if (input) take.current(input.value);
  }, [root]);
}

/** Gives the field the focus when it appears. */
function useFocus(root: RefObject<HTMLFormElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) root.current?.querySelector('input')?.focus();
  }, [isWanted, root]);
}

/** Empties the field, which has the focus then. */
function ClearButton({ onClear }: { onClear: () => void }) {
  const intl = useIntl();
  return (
    <button
      type="button"
      data-part="clear"
      aria-label={intl.formatMessage(messages.clear)}
      onClick={({ currentTarget }) => {
        currentTarget.form?.querySelector('input')?.focus();
        onClear();
      }}
    >
      <Icon path={x} size={18} />
    </button>
  );
}

/** Searches in place of sending the form. Where there is nothing to search for, the list stays open and says so. */
function submit(event: FormEvent, onSearch: () => void, close: (() => void) | null): void {
  event.preventDefault();
  close?.();
  onSearch();
}

/** The sentence about the search, which is announced elsewhere. */
function About({ sentence, isOffline }: { sentence: string; isOffline: boolean }) {
  return (
    <p data-part="about" aria-hidden>
      {isOffline && <Icon path={wifiSlash} size={18} />}
      {sentence}
    </p>
  );
}

/**
 * The search field as a combobox: last searches and popular tags while it is empty, then suggestions, tags and results by type. The last
 * answer stays until the next one is there, so that the list never jumps.
 * @spec component:SearchField
 */
export function SearchField({
  action,
  name,
  text,
  onType,
  onOpen,
  onSearch,
  onChoose,
  state = 'idle',
  missing = 0,
  proposals = [],
  tags = [],
  lastSearches = [],
  onForget,
  cookiesHref,
  groups = [],
  allHref,
  onRetry,
  isInline = false,
  autoFocus = false,
  id,
  ref,
  ...rest
}: SearchFieldProps) {
  const intl = useIntl();
  const { Link } = useKit();
  const ownId = useId();
  const listId = `${id ?? ownId}-list`;
  const about = `${id ?? ownId}-about`;
  const combobox = useCombobox(listId, isInline, () => onType(''));
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => combobox.root.current, [
    combobox.root,
  ]);
  const { root, list, isOpen, open, close, active, option, onKeyDown, onBlur } = combobox;
  const found = groups.reduce((sum, { count }) => sum + count, 0);
  const sentence = sentenceOf({ state, missing, text }, found, intl);
  const isWordless = state === 'tooShort' && missing === 0;
  const isQuiet = state === 'answered' && found > 0;
  const hasHits = groups.some(({ items }) => items.length > 0);
  useEarlyText(root, text, onType);
  useFocus(root, autoFocus);
  const choosing = (href: string, section: string, pattern: string | null): OptionAttributes => ({
    ...option(href, section),
    onClick: () => {
      close();
      onChoose?.(pattern);
    },
  });
  return (
    <Root
      {...rest}
      id={id}
      noValidate
      role="search"
      action={action}
      ref={root}
      data-open={isOpen || undefined}
      data-inline={isInline || undefined}
      onBlur={onBlur}
      onSubmit={onSearch && ((event) => submit(event, () => onSearch(text), isWordless ? null : close))}
    >
      <div data-part="box">
        <Icon path={magnifyingGlass} />
        <input
          type="search"
          name={name}
          value={text}
          role="combobox"
          autoComplete="off"
          aria-label={intl.formatMessage(messages.label)}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active}
          aria-describedby={about}
          placeholder={intl.formatMessage(messages.placeholder)}
          onFocus={() => open(onOpen)}
          onChange={({ target }) => open(() => onType(target.value))}
          onKeyDown={onKeyDown}
        />
        {text !== '' && <ClearButton onClear={() => onType('')} />}
      </div>
      <p id={about} role="status" className="kit-visually-hidden">
        {isOpen && sentence}
      </p>
      {/* A wider list is another element, as one that grew to the side would count as moved. */}
      <div key={hasHits ? 'wide' : 'narrow'} data-part="list" hidden={!isOpen} ref={list}>
        {isOpen && !isQuiet && sentence !== '' && <About sentence={sentence} isOffline={state === 'offline'} />}
        {(state === 'failed' || state === 'offline') && onRetry && (
          <Button variant="outline" size="small" onClick={onRetry}>
            {intl.formatMessage(messages.retry)}
          </Button>
        )}
        <div id={listId} role="listbox" aria-label={intl.formatMessage(messages.results)}>
          {isOpen && <Options shown={{ state, text, proposals, tags, lastSearches, groups }} option={choosing} />}
          {isOpen && state === 'answered' && found > 0 && allHref !== undefined && (
            <Link href={allHref} data-part="everything" {...choosing(allHref, 'all', text)}>
              <Icon path={magnifyingGlass} size={20} />
              {intl.formatMessage(messages.all, { count: found, pattern: text.trim() })}
            </Link>
          )}
        </div>
        {isOpen && state !== 'answered' && state !== 'searching' && (
          <History lastSearches={lastSearches} onForget={onForget} cookiesHref={cookiesHref} />
        )}
      </div>
    </Root>
  );
}
