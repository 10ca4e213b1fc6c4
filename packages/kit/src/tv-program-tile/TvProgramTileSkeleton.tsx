import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { tvProgramTileStyles } from './TvProgramTile.styles.ts';

/** Props of TvProgramTileSkeleton. */
export interface TvProgramTileSkeletonProps extends RootProps<'div'> {
  /** The look of the tile that it replaces. @default 'row' */
  look?: 'row' | 'large' | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-tv-program-tile-skeleton' })`
  ${tvProgramTileStyles}
`;

/** A skeleton with the exact shape of an entry of the TV programme while its data is loading. */
export function TvProgramTileSkeleton({ look = 'row', ...rest }: TvProgramTileSkeletonProps) {
  return (
    <Root aria-hidden {...rest} data-look={look}>
      <div data-part="body">
        <div data-part="time">
          <div data-skeleton="small" />
        </div>
        <div data-part="frame" />
        <div data-part="main">
          <div data-part="words">
            <div data-skeleton="line" />
            <div data-skeleton="small" />
          </div>
        </div>
      </div>
    </Root>
  );
}
