import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import type { Presence } from '../online-indicator/OnlineIndicator.tsx';
import { PictureImage, sourceSet, type PictureContent } from '../picture/PictureImage.tsx';
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
}

const Root = styled.div.withConfig({ componentId: 'kit-profile-header' })`
  ${profileHeaderStyles}
`;

const wideWidths = [640, 1280, 1920];

/** The header of a performer's page: a wide picture with the portrait in front, name, presence and facts. */
export function ProfileHeader({
  name,
  banner,
  portrait,
  presence,
  presenceText,
  facts,
  actions,
  ...rest
}: ProfileHeaderProps) {
  const intl = useIntl();
  return (
    <Root {...rest}>
      <div data-part="stage" data-tint={banner.tint}>
        <picture>
          <source media="(max-width: 767.98px)" srcSet={sourceSet(portrait.src, [320, 640])} sizes="100vw" />
          <img
            src={`${banner.src}/w1280.webp`}
            srcSet={sourceSet(banner.src, wideWidths)}
            sizes="(min-width: 1600px) 100vw, 1280px"
            alt=""
            width={1440}
            height={414}
            fetchPriority="high"
          />
        </picture>
      </div>
      <div data-part="head">
        <div data-part="portrait" data-tint={portrait.tint}>
          <PictureImage picture={portrait} width={260} height={340} sizes="260px" lazy={false} intl={intl} />
        </div>
        <div data-part="words">
          <div data-part="presence">
            <span data-presence={presence} />
            {presenceText}
          </div>
          <h1>{name}</h1>
          <ul data-part="facts">
            {facts.map(({ icon, strong, text }) => (
              <li key={text}>
                <Icon path={icon} />
                {strong !== undefined && <b>{strong}</b>} {text}
              </li>
            ))}
          </ul>
        </div>
        {actions !== undefined && <div data-part="actions">{actions}</div>}
      </div>
    </Root>
  );
}
