import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { blogTileStyles } from './BlogTile.styles.ts';

/** Props of BlogTileSkeleton. */
export interface BlogTileSkeletonProps extends RootProps<'div'> {
  /** Whether it stands for the large story of the overview. @default false */
  featured?: boolean | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-blog-tile-skeleton' })`
  ${blogTileStyles}
`;

/** A skeleton with the exact shape of a story while the stories are loading. */
export function BlogTileSkeleton({ featured = false, ...rest }: BlogTileSkeletonProps) {
  return (
    <Root aria-hidden {...rest} data-loading="" data-featured={featured || undefined}>
      <div data-part="frame" />
      <div data-part="caption">
        <div data-skeleton="small" />
        <div data-skeleton="line" />
        <div data-skeleton="small" />
      </div>
    </Root>
  );
}
