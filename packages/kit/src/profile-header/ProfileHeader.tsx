import type { ReactNode } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import type { Presence } from '../online-indicator/OnlineIndicator.tsx';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import { PictureSources, usePictureSource } from '../picture/PictureSources.tsx';
import { QuietImage } from '../picture/QuietImage.tsx';
import type { HeadingLevel } from '../heading-level.ts';
import type { RootProps } from '../root-props.ts';
import { profileHeaderStyles } from './ProfileHeader.styles.ts';

/** One fact of a profile's header. */
export interface ProfileFact {
  /** Path data of the icon. */
  icon: string;
  /** Emphasized text at the start, such as a number. */
  strong?: string | undefined;
  /** The rest of the text. */
  text: string;
}

/** Props of ProfileHeader. */
export interface ProfileHeaderProps extends RootProps<'div'> {
  /** The performer's name, the page's heading. */
  name: string;
  /** The wide picture, available in 640, 1280 and 1920 px. */
  banner: PictureContent;
  /** The portrait, which fills the stage on phones. */
  portrait: PictureContent;
  /** Whether the performer is online. */
  presence: Presence;
  /** The presence as text, such as "Online, not in a chat". */
  presenceText: string;
  /** The facts, such as age and city, languages, rating and pins. */
  facts: readonly ProfileFact[];
  /** Actions, such as pinning and sharing. */
  actions?: ReactNode;
  /** Rank of the heading among those of the page. @default 1 */
  level?: HeadingLevel | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-profile-header' })`
  ${profileHeaderStyles}
`;

const wideWidths = [640, 1280, 1920];
const wideSizes = '(min-width: 1600px) 100vw, 1280px';

/** The header of a performer's page: a wide picture with the portrait in front, name, presence and facts. */
export function ProfileHeader({
  name,
  banner,
  portrait,
  presence,
  presenceText,
  facts,
  actions,
  level,
  ...rest
}: ProfileHeaderProps) {
  const intl = useIntl();
  const sourceOf = usePictureSource();
  return (
    <Root {...rest}>
      <div data-part="stage" data-tint={banner.tint}>
        <picture>
          <PictureSources media="(max-width: 767.98px)" src={portrait.src} widths={[320, 640]} sizes="100vw" />
          <PictureSources src={banner.src} widths={wideWidths} sizes={wideSizes} />
          <QuietImage
            {...sourceOf(banner.src, 1280, wideWidths)}
            sizes={wideSizes}
            alt=""
            width={1440}
            height={414}
            fetchPriority="high"
          />
        </picture>
      </div>
      <div data-part="head">
        <div data-part="portrait" data-tint={portrait.tint}>
          <PictureImage
            picture={portrait}
            width={260}
            height={340}
            sizes="260px"
            lazy={false}
            name={name}
            intl={intl}
          />
        </div>
        <div data-part="words">
          <div data-part="presence">
            <span data-presence={presence} />
            {presenceText}
          </div>
          <h1 aria-level={level}>{name}</h1>
          <ul data-part="facts">
            {facts.map(({ icon, strong, text }) => (
              <li key={text}>
                <Icon path={icon} />
                {strong !== undefined && <b>{strong}</b>} {text}
              </li>
            ))}
          </ul>
        </div>
        {actions !== undefined && (
          <div data-part="actions" data-slot="">
            {actions}
          </div>
        )}
      </div>
    </Root>
  );
}
