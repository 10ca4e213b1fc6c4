import { css } from 'styled-components';

/** Styles of NextVideoConnected. */
export const nextVideoStyles = css`
  display: grid;
  gap: 10px;
  width: 320px;
  max-width: 100%;
  padding: 10px;
  border-radius: var(--kit-radius-2);
  background: var(--kit-surface-2);
  color: var(--kit-text);
  > a {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: 2px 12px;
    align-items: center;
    color: inherit;
    text-decoration: none;
  }
  > a > img {
    grid-row: span 2;
    width: 96px;
    height: auto;
    aspect-ratio: 16 / 9;
    border-radius: var(--kit-radius-1);
    object-fit: cover;
  }
  > a > span {
    align-self: end;
    color: var(--kit-text-muted);
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  > a > b {
    align-self: start;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > [data-part='choice'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 12px;
    margin: 0;
  }
  > [data-part='choice'] > label {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    font-size: 0.875rem;
    cursor: pointer;
  }
  > [data-part='choice'] > label > input {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: var(--kit-accent);
  }
  /* The player of a phone has room for the line and one row. */
  @media (max-width: 767.98px) {
    gap: 2px;
    > a {
      grid-template-columns: minmax(0, 1fr);
    }
    > a > img,
    &[data-counting] > [data-part='choice'] > label {
      display: none;
    }
  }
`;
