import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { skeletonStyles } from '../skeleton/Skeleton.styles.ts';

/** Props of ArchTileSkeleton. */
export interface ArchTileSkeletonProps extends RootProps<'div'> {}

const Root = styled.div.withConfig({ componentId: 'kit-arch-tile-skeleton' })`
  [data-wait] {
    ${skeletonStyles}
  }
  > [data-part='frame'] {
    aspect-ratio: 4 / 5;
    margin-bottom: 10px;
    border-radius: var(--kit-radius-arch);
    background: var(--kit-surface-2);
  }
  [data-brand='brasa'] & > [data-part='frame'] {
    aspect-ratio: 3 / 4;
  }
`;

/** The exact shape of an arch tile while its data is on the way. */
export function ArchTileSkeleton(props: ArchTileSkeletonProps) {
  return (
    <Root aria-hidden {...props}>
      <div data-part="frame" />
      <div data-wait="line" />
      <div data-wait="small" />
    </Root>
  );
}
