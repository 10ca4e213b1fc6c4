import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Icon } from '../icon/Icon.tsx';
import { gift } from '../icons/paths/gift.ts';
import type { HeadingLevel } from '../heading-level.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './WelcomeBonusTile.messages.ts';
import { welcomeBonusTileStyles } from './WelcomeBonusTile.styles.ts';

/** Props of WelcomeBonusTile. */
export interface WelcomeBonusTileProps extends RootProps<'section'> {
  /** The code of the welcome bonus. */
  code: string;
  /** Whether the guest has not redeemed it; otherwise nothing is rendered. */
  hasNotRedeemedInstance: boolean;
  /** Where the code is checked and redeemed. */
  href: string;
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-welcome-bonus-tile' })`
  ${welcomeBonusTileStyles}
`;

/** The welcome bonus, as long as it was not redeemed. @spec component:WelcomeBonusTile */
export function WelcomeBonusTile({ code, hasNotRedeemedInstance, href, level, ...rest }: WelcomeBonusTileProps) {
  const intl = useIntl();
  if (!hasNotRedeemedInstance) return null;
  const title = intl.formatMessage(messages.title);
  return (
    <Root aria-label={title} {...rest}>
      <Icon path={gift} size={30} />
      <div>
        <h2 aria-level={level}>{title}</h2>
        <p>{intl.formatMessage(messages.text, { code })}</p>
      </div>
      <ButtonLink variant="outline" href={href}>
        {intl.formatMessage(messages.look)}
      </ButtonLink>
    </Root>
  );
}
