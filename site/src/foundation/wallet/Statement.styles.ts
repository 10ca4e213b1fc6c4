import { styled } from 'styled-components';

/** The root of the statement. */
export const Root = styled.section.withConfig({ componentId: 'site-statement' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-width: 0;
  > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 8px 16px;
  }
  > [data-part='head'] > button {
    margin-inline-end: -14px;
  }
  > [data-part='head'] > p {
    flex: 1 0 100%;
    color: var(--kit-danger);
  }
  > [data-part='head'] > p:empty {
    display: none;
  }
  > [data-part='filters'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
  }
  > [data-part='filters'] > [data-part='chips'] {
    display: flex;
    gap: 8px;
    max-width: 100%;
    overflow-x: auto;
    scrollbar-width: none;
  }
  > [data-part='filters'] > [data-part='chips'] > button {
    flex: none;
  }
  > [data-part='receipt'] {
    display: grid;
    gap: 12px;
    padding: 20px;
    border-radius: var(--kit-radius-3);
    background: var(--kit-surface-1);
  }
  > [data-part='receipt']:empty {
    display: none;
  }
  > [data-part='receipt'] > dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 8px 24px;
    margin: 0;
  }
  > [data-part='receipt'] > dl > dt {
    color: var(--kit-text-muted);
  }
  > [data-part='receipt'] > dl > dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  > [data-part='receipt'] > [data-part='acts'] {
    display: flex;
    gap: 10px;
  }
`;
