import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { PictureImage, type PictureContent, type PictureLoading } from './PictureImage.tsx';
import { pictureStyles } from './Picture.styles.ts';

/** Props of Picture. */
export interface PictureProps extends RootProps<'div', 'src'>, PictureContent, PictureLoading {
  /** Width of the picture's proportion. */
  width: number;
  /** Height of the picture's proportion. */
  height: number;
}

const Root = styled.div.withConfig({ componentId: 'kit-picture' })`
  ${pictureStyles}
`;

/** A picture in its widths over the colour of its palette; what failed to load keeps the colour and can be fetched again. */
export function Picture({ src, tint, alt, width, height, widths, sizes, priority, lazy, ...rest }: PictureProps) {
  const intl = useIntl();
  return (
    <Root {...rest} data-tint={tint}>
      <PictureImage key={src} picture={{ src, alt }} {...{ width, height, widths, sizes, priority, lazy, intl }} />
    </Root>
  );
}
