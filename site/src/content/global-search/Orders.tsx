import { styled } from 'styled-components';

/** A row of chips. */
export const Orders = styled.div.withConfig({ componentId: 'site-search-orders' })`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block: 20px;
`;
