import { useId } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '../button/ButtonLink.tsx';
import type { HeadingLevel } from '../heading-level.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { x } from '../icons/paths/x.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { messages } from './TeaserTile.messages.ts';
import { teaserTileStyles } from './TeaserTile.styles.ts';

/** Props of TeaserTile. */
export interface TeaserTileProps extends RootProps<'article', 'title'> {
  /** The heading, in a few words. */
  title: string;
  /** A sentence about it. */
  text: string;
  /** Where it leads, and the words of the link. */
  link: { href: string; label: string };
  /** The picture beside the words. */
  picture: PictureContent;
  /** Rank of the heading among those of the page. @default 3 */
  level?: HeadingLevel | undefined;
  /** Called when the guest closes it; without a handler it stays. */
  onClose?: (() => void) | undefined;
}

const Root = styled.article.withConfig({ componentId: 'kit-teaser-tile' })`
  ${teaserTileStyles}
`;

/** A teaser of a page: picture, words and one link; it can be closed for good. @spec component:TeaserTile */
export function TeaserTile({ title, text, link, picture, level, onClose, ...rest }: TeaserTileProps) {
  const intl = useIntl();
  const heading = useId();
  return (
    <Root aria-labelledby={heading} {...rest}>
      <div data-part="frame" data-tint={picture.tint}>
        <PictureImage picture={picture} sizes="112px" width={112} height={132} intl={intl} />
      </div>
      <div data-part="words">
        <h3 id={heading} aria-level={level}>
          {title}
        </h3>
        <p>{text}</p>
        <ButtonLink variant="outline" size="small" href={link.href} aria-describedby={heading}>
          {link.label}
        </ButtonLink>
      </div>
      {onClose !== undefined && (
        <IconButton icon={x} label={intl.formatMessage(messages.close)} data-part="close" onClick={onClose} />
      )}
    </Root>
  );
}
