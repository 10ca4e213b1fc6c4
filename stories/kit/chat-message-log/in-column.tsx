import type { ComponentType } from 'react';
import { styled } from 'styled-components';

const Column = styled.div.withConfig({ componentId: 'story-column' })`
  display: grid;
  width: 372px;
  max-width: 100%;
  height: 480px;
  background: var(--kit-canvas);
`;

/** Decorates a story with the column of a log. */
export const inColumn = (Story: ComponentType) => (
  <Column>
    <Story />
  </Column>
);
