import { css } from 'styled-components';
import { stack } from '../layout/layout.ts';
import { caption } from '../layout/text.ts';
import { lowStyles, phoneStyles } from './small-screen.styles.ts';
import { stageStyles } from './stage.styles.ts';

/** The log beside the picture, with tray and field under it. */
const sideStyles = css`
  ${stack}
  min-width: 0;
  min-height: 0;
  background: var(--kit-canvas);
  > [data-part='head'] {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    padding: 24px 24px 12px;
  }
  > [data-part='head'] > h2 {
    font-size: 1.5625rem;
  }
  > [data-part='head'] > p {
    ${caption}
    text-align: end;
  }
  > [data-part='log'] {
    flex: 1;
    display: grid;
    min-height: 0;
  }
  > [data-part='tray'] {
    order: 1;
    padding: 14px 18px 0;
  }
  > [data-part='write'] {
    order: 2;
    padding: 12px 18px 24px;
  }
  > [data-part='quick'] {
    display: none;
  }
`;

/** Styles of a running chat. The log reads its inner measures from custom properties that begin with --kit-chat-log. */
export const videoChatStyles = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 372px;
  height: 100dvh;
  min-height: 320px;
  overflow: hidden;
  background: var(--kit-canvas);
  > [data-part='stage'] {
    ${stageStyles}
  }
  > [data-part='side'] {
    ${sideStyles}
  }
  @media (max-width: 1199.98px) {
    grid-template-columns: minmax(0, 1fr) 320px;
  }
  @media (max-width: 767.98px) and (min-height: 500.02px), (max-width: 479.98px) {
    ${phoneStyles}
  }
  @media (min-width: 480px) and (max-height: 500px) {
    ${lowStyles}
  }
`;
