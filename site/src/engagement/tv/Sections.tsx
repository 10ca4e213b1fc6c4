import { styled } from 'styled-components';

/** Sections of a page, above each other. */
export const Sections = styled.div.withConfig({ componentId: 'site-tv-sections' })`
  display: grid;
  gap: 40px;
  > * {
    min-width: 0;
  }
`;
