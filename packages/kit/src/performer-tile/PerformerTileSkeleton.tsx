import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { performerTileSkeletonStyles } from './PerformerTileSkeleton.styles.ts';

/** Props of PerformerTileSkeleton. */
export interface PerformerTileSkeletonProps extends RootProps<'div'> {
  /** Whether it holds the place of the big tile. @default false */
  feature?: boolean | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-performer-tile-skeleton' })`
  ${performerTileSkeletonStyles}
`;

/** The exact shape of a performer tile while its data is on the way. */
export function PerformerTileSkeleton({ feature = false, ...rest }: PerformerTileSkeletonProps) {
  return (
    <Root aria-hidden {...rest} data-feature={feature || undefined}>
      <div data-part="frame" />
      <div data-part="caption">
        <div data-wait="line" />
        <div data-wait="small" />
      </div>
    </Root>
  );
}
