import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { teaserTileStyles } from './TeaserTile.styles.ts';

/** Props of TeaserTileSkeleton. */
export type TeaserTileSkeletonProps = RootProps<'div'>;

const Root = styled.div.withConfig({ componentId: 'kit-teaser-tile-skeleton' })`
  ${teaserTileStyles}
`;

/** A skeleton with the exact shape of a teaser while the teasers are loading. */
export function TeaserTileSkeleton(props: TeaserTileSkeletonProps) {
  return (
    <Root aria-hidden {...props} data-loading="">
      <div data-part="frame" />
      <div data-part="words">
        <div data-skeleton="line" />
        <div data-skeleton="small" />
      </div>
    </Root>
  );
}
