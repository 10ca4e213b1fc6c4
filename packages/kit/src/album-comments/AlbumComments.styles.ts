import { css } from 'styled-components';
import { textAreaStyles } from '../form/text-area.styles.ts';
import { cluster, list, spread } from '../layout/layout.ts';
import { caption, mutedFigures } from '../layout/text.ts';

/** Styles of AlbumComments. */
export const albumCommentsStyles = css`
  display: grid;
  gap: 18px;
  > [data-part='heading'] > small {
    ${mutedFigures}
    font-size: inherit;
  }
  > [data-part='heading']:focus-visible {
    outline: none;
  }
  > form {
    ${textAreaStyles}
    display: grid;
    gap: 10px;
    justify-items: start;
    max-width: 62ch;
  }
  > form > textarea {
    width: 100%;
  }
  > form > [data-part='hint'],
  > [data-part='bar'] {
    ${caption}
  }
  > [data-part='bar'] {
    ${cluster}
    gap: 8px 14px;
    margin: 0;
  }
  > ol {
    ${list}
    display: grid;
    gap: 18px;
    max-width: 62ch;
    margin: 0;
  }
  > ol > li {
    display: grid;
    gap: 4px;
  }
  > ol > li > header {
    ${spread}
    gap: 12px;
    min-height: 36px;
  }
  > ol > li > header > [data-part='who'] {
    ${cluster}
    gap: 2px 10px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > ol > li > header > [data-part='who'] > time {
    ${caption}
  }
  > ol > li > [data-part='text'] {
    margin: 0;
    line-height: var(--kit-line-height-long);
    white-space: pre-line;
    overflow-wrap: anywhere;
    unicode-bidi: isolate;
  }
  > ol > li > [data-part='question'] {
    ${cluster}
    gap: 8px 14px;
    margin-top: 6px;
  }
  > nav {
    ${cluster}
    gap: 8px 14px;
  }
  > nav > span {
    ${mutedFigures}
  }
`;
