import { styled } from 'styled-components';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { performerTileSkeletonStyles } from './PerformerTileSkeleton.styles.ts';

/** Props of PerformerTileSkeleton. */
export interface PerformerTileSkeletonProps extends RootProps<'div'> {
  /** Whether it replaces the feature tile. @default false */
  feature?: boolean | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-performer-tile-skeleton' })`
  ${performerTileSkeletonStyles}
`;

/** A skeleton with the exact shape of a performer tile while its data is loading. */
export function PerformerTileSkeleton({ feature = false, ...rest }: PerformerTileSkeletonProps) {
  const { caption } = useKit().brand.layout;
  return (
    <Root aria-hidden {...rest} data-caption={caption} data-feature={feature || undefined}>
      <div data-part="frame" />
      <div data-part="caption">
        <div data-skeleton="line" />
        <div data-skeleton="small" />
      </div>
    </Root>
  );
}
