import { useState } from 'react';
import { styled } from 'styled-components';
import { usePictureSource } from '../picture/PictureSources.tsx';
import type { PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { avatarImageStyles } from './AvatarImage.styles.ts';

/** Props of AvatarImage. */
export interface AvatarImageProps extends RootProps<'span'> {
  /** The name, whose first letter stands in for a picture; null while it is loading. */
  name: string | null;
  /** The picture; its file is 160 px wide. @default none */
  picture?: PictureContent | null | undefined;
}

/** The only width of avatars. @spec constant:sizes.avatar */
const avatarWidth = 160;

const Root = styled.span.withConfig({ componentId: 'kit-avatar-image' })`
  ${avatarImageStyles}
`;

/**
 * Somebody's avatar over its colour; without a picture, and where its file is missing, the first letter of the name.
 * @spec component:AvatarImage
 * @deviates component:AvatarImage 4 docs/decisions/0166
 */
export function AvatarImage({ name, picture, ...rest }: AvatarImageProps) {
  const sourceOf = usePictureSource();
  const [missing, setMissing] = useState<string | null>(null);
  const isShown = picture != null && missing !== picture.src;
  return (
    <Root {...rest} data-tint={isShown ? picture.tint : undefined} data-loading={name === null || undefined}>
      {isShown ? (
        <img
          {...sourceOf(picture.src, avatarWidth)}
          ref={(element) => {
            if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setMissing(picture.src);
          }}
          alt={picture.alt ?? ''}
          width={1}
          height={1}
          decoding="async"
          onError={() => setMissing(picture.src)}
        />
      ) : (
        <span data-part="initial" aria-hidden="true">
          {Array.from(name ?? '')[0]?.toUpperCase()}
        </span>
      )}
    </Root>
  );
}
