import { useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import type { HeadingLevel } from '../heading-level.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { x } from '../icons/paths/x.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './WelcomeBanner.messages.ts';
import { welcomeBannerStyles } from './WelcomeBanner.styles.ts';

/** Props of WelcomeBanner. */
export interface WelcomeBannerProps extends RootProps<'section', 'title'> {
  /** Where an account is created. */
  href: string;
  /** The heading. @default "Come in" */
  title?: string | undefined;
  /** The sentence about a new account. @default that it is free, and the first chat too */
  text?: string | undefined;
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
  /** Called when the visitor closes it, by the cross or to look around first. */
  onClose: () => void;
}

const Root = styled.section.withConfig({ componentId: 'kit-welcome-banner' })`
  ${welcomeBannerStyles}
`;

/** Greets who is new: what an account gives, and a way to look around first that is as easy. @spec component:WelcomeBanner */
export function WelcomeBanner({ href, title, text, level, onClose, ...rest }: WelcomeBannerProps) {
  const intl = useIntl();
  const heading = useId();
  return (
    <Root aria-labelledby={heading} {...rest}>
      <h2 id={heading} aria-level={level}>
        {title ?? intl.formatMessage(messages.title)}
      </h2>
      <p>{text ?? intl.formatMessage(messages.text)}</p>
      <div data-part="actions">
        <ButtonLink variant="primary" href={href}>
          {intl.formatMessage(messages.signUp)}
        </ButtonLink>
        <Button variant="outline" onClick={onClose}>
          {intl.formatMessage(messages.lookAround)}
        </Button>
      </div>
      <IconButton icon={x} label={intl.formatMessage(messages.close)} data-part="close" onClick={onClose} />
    </Root>
  );
}
