import { css } from 'styled-components';

/** Styles of WindowFrame. */
export const windowFrameStyles = css`
  display: grid;
  align-content: start;
  min-height: 100vh;
  padding: 28px 32px 32px;
  background: var(--kit-surface-1);
  /* Wider than the dialog ever is: the window is a page of its own. */
  @media (min-width: 600px) {
    min-height: auto;
    width: 560px;
    margin: 8vh auto;
    border-radius: var(--kit-radius-3);
  }
  > h1 {
    font-size: 30px;
    margin-bottom: 6px;
  }
  > p {
    color: var(--kit-text-muted);
    margin-bottom: 22px;
  }
  > [role='alert'],
  > [data-error] {
    margin-bottom: 18px;
  }
  > form {
    display: grid;
    gap: 18px;
  }
  > form > fieldset {
    display: grid;
    gap: 10px;
  }
  > form > fieldset > legend {
    margin-bottom: 10px;
    font-weight: 600;
  }
  > form > [data-part='methods'] {
    grid-template-columns: repeat(3, 1fr);
  }
  > form > [data-part='methods'] > legend {
    grid-column: 1 / -1;
  }
  > ul {
    display: grid;
    gap: 6px;
    padding-left: 20px;
    margin-bottom: 22px;
  }
  > form > [data-part='note'] {
    font-size: 14px;
    line-height: 1.5;
    color: var(--kit-text-muted);
  }
  > form > [data-part='note'] > a {
    color: var(--kit-text);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  > form > [data-part='agree'] {
    display: flex;
    gap: 12px;
    font-size: 15px;
    line-height: 1.45;
  }
  > form > [data-part='agree'] > span > a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  > form > [data-part='agree'] > input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: var(--kit-accent);
  }
  > form > [data-part='agree'][data-invalid] > input {
    outline: 2px solid var(--kit-danger);
    outline-offset: 2px;
  }
  > form > [data-part='error'] {
    margin: -10px 0 0 36px;
    font-size: 14px;
    color: var(--kit-danger);
  }
  > form > [data-part='actions'] {
    display: flex;
    gap: 12px;
  }
  > form > [data-part='actions'] > :last-child {
    flex: 1;
  }
  > form > dl {
    padding: 8px 24px;
    border-radius: var(--kit-radius-2);
    background: var(--kit-surface-2);
  }
  > form > dl > div {
    display: flex;
    justify-content: space-between;
    padding: 14px 0;
    font-variant-numeric: tabular-nums;
  }
  > form > dl > div + div {
    border-top: 1px solid var(--kit-line);
  }
  > form > dl > div > dt {
    color: var(--kit-text-muted);
  }
  > form > dl > div > dd {
    display: flex;
    align-items: center;
    gap: 8px;
    font-weight: 600;
  }
  > form > dl > [data-total] > :is(dt, dd) {
    font-size: 20px;
    font-weight: 600;
    color: var(--kit-text);
  }
  > form > [data-part='other'] {
    display: none;
  }
  > form:has([value='other']:checked) > [data-part='other'] {
    display: grid;
  }
  /* Nothing is left to fill in: the words fill the window. */
  &:has(> [data-part='seal']) {
    text-align: center;
  }
  html[data-framed] &:has(> [data-part='seal']) {
    align-content: center;
    padding-bottom: 72px;
  }
  > a + form {
    margin-top: 12px;
  }
  > [data-part='seal'] {
    order: -1;
    display: grid;
    place-items: center;
    width: 96px;
    height: 118px;
    margin: 0 auto 22px;
    border-radius: 48px 48px var(--kit-radius-2) var(--kit-radius-2);
    background: linear-gradient(165deg, var(--kit-surface-3), var(--kit-surface-2) 70%);
    color: var(--kit-live);
  }
  > [role='status'] {
    margin: 18px 0 0;
  }
  html[data-framed] & > [data-part='alone'],
  html:not([data-framed]) & > [data-part='framed'] {
    display: none;
  }
  @media (max-width: 479.98px) {
    padding: 22px 16px 28px;
  }
`;
