import { css } from 'styled-components';
import { container, wrap } from '../layout/layout.ts';

/** Styles of BonusCodeCard. */
export const bonusCodeCardStyles = css`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 10px;
  align-items: start;
  > svg {
    margin-top: 2px;
    color: var(--kit-warning);
  }
  &:is([data-state='valid'], [data-state='redeemed']) > svg {
    color: var(--kit-success);
  }
  > [data-part='what'] {
    display: grid;
    gap: 2px;
    justify-items: start;
  }
  > [data-part='what'] > b {
    font-weight: var(--kit-weight-name);
    overflow-wrap: anywhere;
  }
  > [data-part='what'] > span {
    color: var(--kit-text-muted);
  }
  > [data-part='what'] > :is(button, a) {
    margin-top: 12px;
  }
`;

/** Styles of BonusCodeForm. */
export const bonusCodeFormStyles = css`
  ${container}
  ${wrap}
  gap: 24px 56px;
  align-items: flex-start;
  > * {
    min-width: 0;
  }
  > [data-part='answer'] {
    flex: 1 1 320px;
  }
  > [data-part='ask'] {
    flex: 1 1 380px;
    max-width: 490px;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 10px;
    align-items: start;
  }
  > [data-part='ask'] > [type='submit'] {
    margin-top: 28px;
  }
  > [data-part='ask'] > :is(a, [type='button']) {
    grid-column: 1 / -1;
    justify-self: start;
  }
  &[data-state='failed'] > [data-part='answer'] {
    color: var(--kit-danger);
  }
  @container (min-width: 756px) {
    > [data-part='answer'] {
      padding-top: 32px;
    }
  }
`;
