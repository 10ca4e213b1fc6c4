import { IconButton } from '@lounge/kit/icon-button';
import { caretLeft, x } from '@lounge/kit/icons';
import { useModal } from '@lounge/kit/modal';
import { useEffect, useId, useLayoutEffect, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.dialog.withConfig({ componentId: 'site-menu-sheet' })`
  position: fixed;
  inset: 0 0 auto auto;
  width: min(100%, 480px);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  margin-inline-start: auto;
  padding: 0;
  border: 0;
  outline: none;
  overflow-y: auto;
  overscroll-behavior: contain;
  color: var(--kit-text);
  background: var(--kit-canvas);
  &::backdrop {
    background: rgb(var(--kit-scrim) / 0.62);
  }
  > [data-part='inside'] {
    min-height: 100%;
    padding: 0 var(--kit-page-margin) calc(24px + env(safe-area-inset-bottom));
  }
  > [data-part='inside'] > [data-part='head'] {
    position: sticky;
    top: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: var(--kit-size-navbar-mobile);
    margin-inline-end: -10px;
    background: var(--kit-canvas);
  }
  > [data-part='inside'] > [data-part='head'] > h2 {
    flex: 1;
    font-size: 1.5rem;
  }
  > [data-part='inside'] > [data-part='head'] > [data-part='back'] {
    margin-inline-start: -10px;
  }
`;

/** Rows of links and buttons; with `data-foot` what is less important, two in a row. */
export const Rows = styled.ul.withConfig({ componentId: 'site-menu-rows' })`
  margin: 0;
  padding: 0;
  list-style: none;
  > li > :is(a, button) {
    display: flex;
    align-items: center;
    gap: 16px;
    width: 100%;
    min-height: 56px;
    border-bottom: 1px solid var(--kit-line);
    font-weight: 560;
    text-align: start;
    overflow-wrap: anywhere;
  }
  > li > a[aria-current] {
    color: var(--kit-accent);
  }
  > li > :is(a, button):focus-visible {
    outline-offset: -3px;
  }
  > li > button > [data-end] {
    margin-inline-start: auto;
    color: var(--kit-text-muted);
  }
  > li > button[aria-expanded='true'] > [data-end] {
    transform: rotate(180deg);
  }
  &[data-inner] {
    padding-inline-start: 20px;
  }
  &[data-foot] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 16px;
    margin-top: 20px;
  }
  &[data-foot] > li > :is(a, button) {
    min-height: 48px;
    border-bottom: 0;
    color: var(--kit-text-muted);
  }
`;

/** The name of the rows below it. */
export const RowsTitle = styled.p.withConfig({ componentId: 'site-menu-rows-title' })`
  margin-top: 20px;
  color: var(--kit-text-muted);
  font-size: 0.875rem;
`;

interface SheetProps {
  title: string;
  /** The name of the button that closes it. */
  close: string;
  /** The name of the button that closes a sub-menu. */
  back?: string;
  /** Called by that button, and by Escape in its place. */
  onBack?: () => void;
  /** Called for a link of the site that is pressed in the sheet. */
  onGo: (href: string) => void;
  /** Called by the button, Escape, and a press beside the sheet. */
  onClose: () => void;
  children: ReactNode;
}

/** The address of a link of the site that a plain press follows; null for everything else, as links that load a document. */
const siteLinkOf = ({ target, button, metaKey, ctrlKey, shiftKey }: MouseEvent): string | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || button !== 0 || metaKey || ctrlKey || shiftKey) return null;
  const { origin, pathname, search, hash, target: frame } = link;
  const isSite = origin === location.origin && !pathname.startsWith('/vxpay/');
  return isSite && frame === '' && link.dataset['document'] === undefined ? pathname + search + hash : null;
};

/** A modal sheet of a phone; the focus goes into it, and back to where it was. */
export const Sheet = ({ title, close, back, onBack, onGo, onClose, children }: SheetProps) => {
  const heading = useId();
  const root = useModal(null, onBack ?? onClose);
  useLayoutEffect(
    () => () => {
      // In a window that has become wide, what opened the sheet is gone, or about to lose the focus as it is hidden.
      const { activeElement, body } = document;
      if (activeElement === body || activeElement?.checkVisibility() === false)
        document.getElementById('main')?.focus({ preventScroll: true });
    },
    [],
  );
  // Another menu in the same sheet is announced like the first one. A field that took the focus keeps it.
  useEffect(() => {
    if (root.current?.querySelector('[role="combobox"]:focus') === null) root.current.focus();
    root.current?.scrollTo(0, 0);
  }, [root, title]);
  return (
    <Root
      ref={root}
      tabIndex={-1}
      aria-labelledby={heading}
      onClickCapture={(event) => {
        const href = siteLinkOf(event);
        if (href === null) return;
        // The router's link does not follow it then, and its own handler still learns of the press.
        event.preventDefault();
        onGo(href);
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div data-part="inside">
        <div data-part="head">
          {onBack !== undefined && <IconButton icon={caretLeft} label={back ?? ''} data-part="back" onClick={onBack} />}
          <h2 id={heading}>{title}</h2>
          <IconButton icon={x} label={close} onClick={onClose} />
        </div>
        {children}
      </div>
    </Root>
  );
};
