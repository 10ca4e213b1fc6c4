import { IconButton } from '@lounge/kit/icon-button';
import { caretLeft, x } from '@lounge/kit/icons';
import { useModal } from '@lounge/kit/modal';
import { useEffect, useId, useLayoutEffect, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { sheetStyles, sheetRowsStyles, sheetRowsTitleStyles } from './Sheet.styles.ts';

const Root = styled.dialog.withConfig({ componentId: 'site-menu-sheet' })`
  ${sheetStyles}
`;

/** Rows of links and buttons; with `data-foot` what is less important, two in a row. */
export const Rows = styled.ul.withConfig({ componentId: 'site-menu-rows' })`
  ${sheetRowsStyles}
`;

/** The name of the rows below it. */
export const RowsTitle = styled.p.withConfig({ componentId: 'site-menu-rows-title' })`
  ${sheetRowsTitleStyles}
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
