import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { messages } from './Page.messages.ts';

const Skip = styled.a.withConfig({ componentId: 'site-skip-link' })`
  position: absolute;
  left: var(--kit-space-4);
  top: -100px;
  z-index: var(--kit-z-toast);
  padding: 12px 20px;
  border-radius: var(--kit-radius-control);
  background: var(--kit-text);
  color: var(--kit-canvas);
  font-weight: 600;
  &:focus-visible {
    top: var(--kit-space-3);
  }
`;

/** Lets keyboard users skip the navigation. */
export const SkipLink = () => <Skip href="#main">{useIntl().formatMessage(messages.skip)}</Skip>;
