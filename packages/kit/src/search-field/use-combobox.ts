import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { OptionAttributes } from '../search-result-group/SearchResultGroup.tsx';
import { isComposing } from '../is-composing.ts';

/** The state of a combobox whose options are links in a list. */
interface Combobox {
  root: RefObject<HTMLFormElement | null>;
  list: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  /** Opens the list with no option chosen, and then reports it. */
  open: (then?: () => void) => void;
  close: () => void;
  /** The id of the option that the arrow keys chose; absent while the text itself is chosen. */
  active: string | undefined;
  option: (href: string, section?: string) => OptionAttributes;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** The options that are rendered, in their order. */
const optionsIn = (list: HTMLElement | null): readonly HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? []),
];

/**
 * The WAI-ARIA combobox with list autocomplete: the focus stays in the field, the arrow keys move through the options,
 * Enter follows the chosen one, Escape closes the list, then empties the field, then is left to the page.
 */
export function useCombobox(listId: string, isInline: boolean, onEmpty: () => void): Combobox {
  const root = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const isShown = isOpen || isInline;
  const close = (): void => {
    setOpen(false);
    setChosen(null);
  };
  const optionOf = (id: string | null) => optionsIn(list.current).find((option) => option.id === id);
  const move = (step: 1 | -1): void => {
    const ids = optionsIn(list.current).map(({ id }) => id);
    // Before the first and after the last one is the text itself.
    const at = ids.indexOf(chosen ?? '') + step;
    const next = at === -1 ? undefined : ids.at(at === -2 ? -1 : at);
    setChosen(next ?? null);
    optionOf(next ?? null)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && chosen !== null) {
      event.preventDefault();
      optionOf(chosen)?.click();
    } else if (event.key === 'Escape') {
      const isClosing = isOpen && !isInline;
      // What the field stands in may close then, such as a sheet.
      if (!isClosing && event.currentTarget.value === '') return;
      event.preventDefault();
      if (isClosing) close();
      else onEmpty();
    }
  };
  return {
    root,
    list,
    isOpen: isShown,
    open: (then) => {
      setOpen(true);
      setChosen(null);
      then?.();
    },
    close,
    active: isShown ? (chosen ?? undefined) : undefined,
    option: (href, section = '') => {
      const id = `${listId}-${section}${href}`;
      return { id, role: 'option', tabIndex: -1, 'aria-selected': id === chosen };
    },
    onKeyDown,
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) close();
    },
  };
}
