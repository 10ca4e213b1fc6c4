import type { ComponentType } from 'react';
import { styled } from 'styled-components';

const Pane = styled.div.withConfig({ componentId: 'story-pane' })`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 704px;
  height: 640px;
  background: var(--kit-surface-1);
`;

/** Decorates a story with a pane of fixed height for the conversation. */
export const inPane = (Story: ComponentType) => (
  <Pane>
    <Story />
  </Pane>
);
