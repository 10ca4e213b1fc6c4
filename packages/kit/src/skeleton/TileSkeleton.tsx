import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { skeletonStyles } from './Skeleton.styles.ts';

/** Props of TileSkeleton. */
export interface TileSkeletonProps extends RootProps<'div'> {
  /** Proportion of the tile that it stands for. @default 'video' */
  shape?: 'video' | 'album' | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-tile-skeleton' })`
  > [data-part='frame'] {
    aspect-ratio: 16 / 9;
    margin-bottom: 11px;
    border-radius: var(--kit-radius-2);
    background: var(--kit-surface-2);
  }
  &[data-shape='album'] > [data-part='frame'] {
    aspect-ratio: 3 / 4;
  }
  [data-wait] {
    ${skeletonStyles}
  }
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
