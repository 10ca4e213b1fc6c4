import { css } from 'styled-components';
import { archCorners } from '../layout/corners.ts';
import { center } from '../layout/layout.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';

/** Styles of AvatarImage. */
export const avatarImageStyles = css`
  ${pictureStyles}
  ${center}
  flex: none;
  width: 56px;
  height: 68px;
  overflow: hidden;
  ${archCorners('28px', 'arch-foot')}
  background: var(--kit-surface-2);
  color: var(--kit-text-muted);
  font-family: var(--kit-font-display);
  font-size: 1.375rem;
`;
