import { styled } from 'styled-components';
import { AvatarImage } from '../avatar-image/AvatarImage.tsx';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { guestHeadStyles } from './GuestHead.styles.ts';
import { messages } from './GuestHead.messages.ts';

/** Props of GuestHead. */
export interface GuestHeadProps extends RootProps<'div'> {
  /** The guest's name; null while it is loading. */
  name: string | null;
  /** The guest's picture; without one, the first letter of the name stands in. @default none */
  picture?: PictureContent | null | undefined;
  /** Whether the guest is a VIP. @default false */
  vip?: boolean | undefined;
  /** The balance as text. @default none */
  balance?: string | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-guest-head' })`
  ${guestHeadStyles}
`;

/** A guest's picture or first letter, with name, VIP and balance, above the guest's pages. @spec component:PersonalSidebar */
export function GuestHead({ name, picture, vip = false, balance, ...rest }: GuestHeadProps) {
  const intl = useIntl();
  return (
    <Root {...rest} data-loading={name === null || undefined} data-vip={vip || undefined}>
      <AvatarImage name={name} picture={picture} />
      {name === null ? (
        <div data-part="words" aria-hidden>
          <div data-skeleton="line" />
          <div data-skeleton="small" />
        </div>
      ) : (
        <div data-part="words">
          <strong data-part="name">{name}</strong>
          <span data-part="about">
            {intl.formatMessage(vip ? messages.vip : messages.guest)}
            {balance !== undefined && ` · ${intl.formatMessage(messages.coins, { coins: balance })}`}
          </span>
        </div>
      )}
    </Root>
  );
}
