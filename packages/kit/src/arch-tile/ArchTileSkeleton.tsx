import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { archTileSkeletonStyles } from './ArchTileSkeleton.styles.ts';

/** Props of ArchTileSkeleton. */
export interface ArchTileSkeletonProps extends RootProps<'div'> {}

const Root = styled.div.withConfig({ componentId: 'kit-arch-tile-skeleton' })`
  ${archTileSkeletonStyles}
`;

/** A skeleton with the exact shape of an arch tile while its data is loading. */
export function ArchTileSkeleton(props: ArchTileSkeletonProps) {
  return (
    <Root aria-hidden {...props}>
      <div data-part="frame" />
      <div data-skeleton="line" />
      <div data-skeleton="small" />
    </Root>
  );
}
