import { css } from 'styled-components';
import { archCorners } from '../layout/corners.ts';
import { center, cluster, container, wrap } from '../layout/layout.ts';
import { fieldLabel } from '../layout/field.ts';
import { caption, underlined, visuallyHidden } from '../layout/text.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';

/** Styles of ProfileForm. */
export const profileFormStyles = css`
  ${container}
  max-width: 760px;
  > [data-part='loading'] {
    height: 216px;
    max-width: 176px;
    margin-bottom: 24px;
  }
  > [data-part='portrait'] {
    ${wrap}
    align-items: end;
    gap: 16px 32px;
    margin-bottom: 32px;
  }
  > [data-part='portrait'] > [data-part='picture'] {
    ${pictureStyles}
    ${center}
    flex: none;
    width: 108px;
    height: 134px;
    overflow: hidden;
    ${archCorners('88px', 'arch-foot')}
    background: var(--kit-surface-2);
    color: var(--kit-text-muted);
    font: 2.5rem var(--kit-font-display);
  }
  > [data-part='portrait'] > [data-part='about'] {
    flex: 1 1 240px;
  }
  > [data-part='portrait'] > [data-part='about'] > p {
    ${caption}
  }
  > [data-part='portrait'] > [data-part='about'] > input {
    ${visuallyHidden}
  }
  > [data-part='portrait'] > [data-part='about'] > :is([data-part='actions'], [role='group']) {
    ${cluster}
    gap: 12px;
    margin: 12px 0 8px;
  }
  > [data-part='portrait'] > [data-part='about'] > [role='group'] > p {
    flex-basis: 100%;
  }
  > [data-part='portrait'] > [data-part='about'] > [data-part='error'],
  > form > [data-part='end'] > [data-part='error'] {
    color: var(--kit-danger);
  }
  > form > [data-part='fields'] {
    display: grid;
    align-items: start;
    gap: 20px 24px;
  }
  > form > [data-part='fields'] > [data-part='email'] > a {
    ${underlined}
    display: inline-block;
    padding: 10px 0;
    font-size: var(--kit-type-2);
  }
  > form > [data-part='fields'] > [data-part='language'] > label {
    ${fieldLabel}
    display: block;
    margin-bottom: 8px;
  }
  > form > [data-part='fields'] > [data-part='language'] > * {
    width: 100%;
  }
  > form > [data-part='end'] {
    ${cluster}
    gap: 12px 16px;
    margin-top: 24px;
  }
  @container (min-width: 560px) {
    > [data-part='portrait'] > [data-part='picture'] {
      width: 176px;
      height: 216px;
    }
    > form > [data-part='fields'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
