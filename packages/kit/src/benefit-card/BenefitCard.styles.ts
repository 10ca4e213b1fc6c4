import { css } from 'styled-components';
import { center, container, grid, inlineRow, list } from '../layout/layout.ts';
import { caption, nameLine } from '../layout/text.ts';

/** The columns of a benefit on wide screens: icon, what it is, worth, end, action. */
const benefitColumns = '44px minmax(0, 1fr) 104px 168px 164px';

/** Styles of BenefitCard. */
export const benefitCardStyles = css`
  ${container}
  > [data-part='row'] {
    ${grid}
    grid-template-columns: ${benefitColumns};
    grid-template-areas: 'icon what worth until step';
    gap: 2px 20px;
    min-height: 84px;
    padding: 12px 0;
    border-bottom: 1px solid var(--kit-line);
    > [data-part='icon'] {
      ${center}
      grid-area: icon;
      width: 44px;
      height: 54px;
      border-radius: min(22px, max(var(--kit-radius-1), var(--kit-radius-arch-top)))
        min(22px, max(var(--kit-radius-1), var(--kit-radius-arch-top))) 0 0;
      background: var(--kit-surface-2);
    }
    > [data-part='what'] {
      grid-area: what;
      min-width: 0;
    }
    > [data-part='what'] > b {
      ${nameLine}
      overflow-wrap: anywhere;
    }
    > [data-part='what'] > span {
      color: var(--kit-text-muted);
    }
    > [data-part='worth'] {
      ${inlineRow}
      grid-area: worth;
      justify-content: end;
      gap: 6px;
      font-weight: var(--kit-weight-name);
      font-variant-numeric: tabular-nums;
    }
    > [data-part='until'] {
      grid-area: until;
      text-align: end;
      color: var(--kit-text-muted);
    }
    > [data-part='step'] {
      display: grid;
      grid-area: step;
    }
    @container (max-width: 823.98px) {
      grid-template-columns: 44px minmax(0, 1fr) auto auto;
      grid-template-areas: 'icon what worth step' 'icon what until step';
      align-content: center;
      > [data-part='step'] {
        min-width: 148px;
      }
    }
    @container (max-width: 599.98px) {
      grid-template-columns: 44px minmax(0, 1fr) auto;
      grid-template-areas: 'icon what worth' 'icon until step';
      gap: 2px 14px;
      padding: 16px 0;
      > [data-part='icon'] {
        align-self: start;
      }
      > [data-part='step'] {
        min-width: 0;
      }
      > [data-part='until'] {
        text-align: start;
      }
      > [data-part='worth'] {
        align-self: start;
      }
    }
  }
  &[data-ending] > [data-part='row'] > [data-part='until'] {
    color: var(--kit-warning);
  }
  &:is([data-state='expired'], [data-state='used']) > [data-part='row'] > :is([data-part='icon'], [data-part='what']) {
    color: var(--kit-text-muted);
  }
`;

/** Styles of BenefitList. */
export const benefitListStyles = css`
  ${container}
  > [data-part='head'] {
    ${caption}
    display: grid;
    grid-template-columns: ${benefitColumns};
    gap: 20px;
    padding-bottom: 10px;
    border-bottom: 1px solid var(--kit-line);
  }
  > [data-part='head'] > :nth-child(n + 3) {
    text-align: end;
  }
  > ul {
    ${list}
  }
  > ul > [data-part='wait'] {
    height: 84px;
    border-bottom: 1px solid var(--kit-line);
  }
  > ul > [data-part='wait']::before {
    content: '';
    display: block;
    width: min(320px, 70%);
    height: 16px;
    margin-top: 34px;
    border-radius: var(--kit-radius-1);
    background: var(--kit-surface-2);
  }
  @container (max-width: 823.98px) {
    > [data-part='head'] {
      display: none;
    }
  }
`;
