import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { categoryTileSkeletonStyles } from './CategoryTileSkeleton.styles.ts';

/** Props of CategoryTileSkeleton. */
export interface CategoryTileSkeletonProps extends RootProps<'div'> {}

const Root = styled.div.withConfig({ componentId: 'kit-category-tile-skeleton' })`
  ${categoryTileSkeletonStyles}
`;

/** A skeleton with the exact shape of a category's tile while its data is loading. */
export function CategoryTileSkeleton(props: CategoryTileSkeletonProps) {
  return (
    <Root aria-hidden {...props}>
      <div data-part="frame" />
      <div data-skeleton="line" />
      <div data-skeleton="small" />
    </Root>
  );
}
