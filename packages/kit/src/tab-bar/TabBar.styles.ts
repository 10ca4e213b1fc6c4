import { css } from 'styled-components';
import { fill, stack } from '../layout/layout.ts';
import { cornerCounter } from '../layout/surface.ts';
import { truncated } from '../layout/text.ts';

/** Styles of TabBar. */
export const tabBarStyles = css`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--kit-z-tab-bar);
  display: flex;
  min-height: var(--kit-size-tab-bar);
  padding: 0 max(6px, env(safe-area-inset-right)) calc(6px + env(safe-area-inset-bottom))
    max(6px, env(safe-area-inset-left));
  background: var(--kit-surface-1);
  box-shadow: 0 -1px 0 var(--kit-line);
  @media (min-width: 1023px) {
    display: none;
  }
  > a {
    ${stack}
    ${fill}
    position: relative;
    align-items: center;
    justify-content: center;
    gap: 4px;
    font-size: var(--kit-type-1);
    font-weight: var(--kit-weight-label);
    color: var(--kit-text-muted);
  }
  /* Where equal parts cut a long word, each has the room of its word. */
  @media (max-width: 479.98px) {
    > a {
      flex-basis: auto;
    }
  }
  > a[aria-current] {
    color: var(--kit-text);
  }
  > a > svg {
    width: 1.5rem;
    height: 1.5rem;
  }
  > a:focus-visible {
    outline-offset: -3px;
  }
  > a > span:not([data-part]):not([class]) {
    ${truncated}
    max-width: 100%;
  }
  > a > [data-part='count'] {
    ${cornerCounter}
    /* Over the edge of the icon, wherever icon and word stand: both follow the size of text. */
    top: calc(50% - 1.294rem - 4.3px);
    /* stylelint-disable-next-line property-disallowed-list -- the middle, from which a transform or margin moves it */
    left: calc(50% + 4px);
    box-shadow: 0 0 0 2px var(--kit-surface-1);
  }
  /* Streamed items would shift those before them, so all are hidden until the element after them has arrived. Last, so that it wins. */
  &:not(:has(> [data-part='whole'])) > a {
    display: none;
  }
`;
