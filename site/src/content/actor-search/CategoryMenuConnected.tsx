import { styled } from 'styled-components';
import { useRead } from '../../shared/use-read.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import { useCategories } from './search-stores.ts';

const Root = styled.div.withConfig({ componentId: 'site-category-menu' })`
  padding-top: 12px;
`;

/** The categories as a menu of phones; a press on one leads to it. @spec screen:mobile-menu.category-filter */
export const CategoryMenuConnected = () => {
  useRead(useCategories());
  return (
    <Root>
      <CategoryTiles />
    </Root>
  );
};
