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

/** Gives a story the height that a conversation fills. */
export const inPane = (Story: ComponentType) => (
  <Pane>
    <Story />
  </Pane>
);
