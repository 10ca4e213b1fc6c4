import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { tileSkeletonStyles } from './TileSkeleton.styles.ts';

/** Props of TileSkeleton. */
export interface TileSkeletonProps extends RootProps<'div'> {
  /** Proportion of the tile that it stands for. @default 'video' */
  shape?: 'video' | 'album' | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-tile-skeleton' })`
  ${tileSkeletonStyles}
`;

/** The exact shape of a video or album tile while its data is on the way. */
export function TileSkeleton({ shape = 'video', ...rest }: TileSkeletonProps) {
  return (
    <Root aria-hidden {...rest} data-shape={shape}>
      <div data-part="frame" />
      <div data-wait="line" />
      <div data-wait="small" />
    </Root>
  );
}
