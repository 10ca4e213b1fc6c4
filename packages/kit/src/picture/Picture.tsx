import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { PictureImage, type PictureContent, type PictureLoading } from './PictureImage.tsx';
import { pictureStyles } from './Picture.styles.ts';

/** Props of Picture. */
export interface PictureProps extends RootProps<'div', 'src'>, PictureContent, PictureLoading {
  /** The width of the aspect ratio. */
  width: number;
  /** The height of the aspect ratio. */
  height: number;
}

const Root = styled.div.withConfig({ componentId: 'kit-picture' })`
  ${pictureStyles}
`;

/** A responsive picture over its placeholder colour; if it fails to load, a button retries. */
export function Picture({ src, tint, alt, width, height, widths, sizes, priority, lazy, ...rest }: PictureProps) {
  const intl = useIntl();
  return (
    <Root {...rest} data-tint={tint}>
      <PictureImage
        key={src}
        picture={{ src, alt }}
        width={width}
        height={height}
        widths={widths}
        sizes={sizes}
        priority={priority}
        lazy={lazy}
        hasButton
        intl={intl}
      />
    </Root>
  );
}
