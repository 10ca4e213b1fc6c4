import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { tileSkeletonStyles } from './TileSkeleton.styles.ts';

/** Props of TileSkeleton. */
export interface TileSkeletonProps extends RootProps<'div'> {
  /** The aspect ratio of the tile that it replaces. @default 'video' */
  shape?: 'video' | 'album' | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-tile-skeleton' })`
  ${tileSkeletonStyles}
`;

/** A skeleton with the exact shape of a video or album tile while its data is loading. */
export function TileSkeleton({ shape = 'video', ...rest }: TileSkeletonProps) {
  return (
    <Root aria-hidden {...rest} data-shape={shape}>
      <div data-part="frame" />
      <div data-skeleton="line" />
      <div data-skeleton="small" />
    </Root>
  );
}
