import type { ReactNode } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Icon } from '../icon/Icon.tsx';
import { arrowLeft } from '../icons/paths/arrow-left.ts';
import { videoCamera } from '../icons/paths/video-camera.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { OnlineIndicator } from '../online-indicator/OnlineIndicator.tsx';
import { Picture } from '../picture/Picture.tsx';
import type { PictureContent } from '../picture/PictureImage.tsx';
import { Price } from '../price/Price.tsx';
import type { PriceContent } from '../price/PriceParts.tsx';
import type { HeadingLevel } from '../heading-level.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './ConversationHeader.messages.ts';
import { conversationHeaderStyles } from './ConversationHeader.styles.ts';

/** A further chat in the header of a conversation. */
export interface FurtherChat {
  /** The URL where it starts, or that asks first. */
  href: string;
  /** Its name. */
  label: string;
  /** Path data of an icon before the label. */
  icon?: string | undefined;
  /** Its price, usually per minute. */
  price?: PriceContent | undefined;
  /** Why it is not possible now; it is then a button that cannot be activated, and stays focusable so that this can be read. */
  reason?: string | undefined;
}

/** Props of ConversationHeader. */
export interface ConversationHeaderProps extends RootProps<'header'> {
  /** The performer's name. */
  name: string;
  /** The performer's age. */
  age?: number | undefined;
  /** The URL of the performer's page. */
  href: string;
  /** The performer's portrait. */
  picture: PictureContent;
  /** Whether the performer is online. */
  online: boolean;
  /** The URL of the conversation list; shown below 1023 px, where list and conversation do not fit side by side. */
  backHref?: string | undefined;
  /** Whether the conversation is archived or blocked, or the performer is in a free chat. */
  mark?: 'archived' | 'blocked' | 'freeChat' | undefined;
  /**
   * A link to the video chat with its price per minute, an icon below 768 px. With `onStart` a press calls that instead. Without `href` it
   * is a button that cannot be activated, with the label from 768 px on.
   */
  chat?:
    | { href: string; label: string; price: PriceContent; onStart?: (() => void) | undefined }
    | { href?: undefined; label: string }
    | undefined;
  /** Further chats, such as toy control; where they do not fit beside the name they are a row of their own. */
  moreChats?: readonly FurtherChat[] | undefined;
  /** Further actions, such as a button that archives. */
  children?: ReactNode;
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
}

const Root = styled.header.withConfig({ componentId: 'kit-conversation-header' })`
  ${conversationHeaderStyles}
`;

/** A link to a chat at its price; while it is not possible, a button that says why. */
function Further({ href, label, icon, price, reason }: FurtherChat) {
  const words = (
    <span data-part="words">
      {label}
      {(price ?? reason) !== undefined && (
        <span data-part="terms">
          {' '}
          {price && <Price {...price} />} {reason}
        </span>
      )}
    </span>
  );
  if (reason !== undefined) {
    return (
      <Button unavailable icon={icon} variant="outline">
        {words}
      </Button>
    );
  }
  return (
    <ButtonLink href={href} icon={icon} variant="outline">
      {words}
    </ButtonLink>
  );
}

/** The header of a conversation: the performer and the available actions. @spec component:ChannelHeader */
export function ConversationHeader(props: ConversationHeaderProps) {
  const { name, age, href, picture, online, backHref, mark, chat, moreChats = [], children, level, ...rest } = props;
  const intl = useIntl();
  const { Link } = useKit();
  return (
    <Root {...rest} data-presence={online ? 'online' : 'offline'} data-mark={mark}>
      {backHref !== undefined && (
        <Link href={backHref} data-part="back">
          <Icon path={arrowLeft} size={22} data-mirror="" />
          <span className="kit-visually-hidden">{intl.formatMessage(messages.back)}</span>
        </Link>
      )}
      <Link href={href} data-part="who">
        <Picture {...picture} alt="" data-part="portrait" width={44} height={44} widths={[160]} sizes="44px" />
        <div data-part="words">
          <h2 aria-level={level}>
            {name} {age !== undefined && <small>{age}</small>}
          </h2>
          <p>
            <OnlineIndicator presence={online ? 'online' : 'offline'} worded />
            {mark && <span>{intl.formatMessage(messages[mark])}</span>}
          </p>
        </div>
      </Link>
      {moreChats.length > 0 && (
        <div data-part="more-chats">
          {moreChats.map((each) => (
            <Further key={each.label} {...each} />
          ))}
        </div>
      )}
      <div data-part="can" data-slot="">
        {chat && chat.href === undefined && (
          <Button unavailable icon={videoCamera} data-part="chat-unavailable">
            {chat.label}
          </Button>
        )}
        {chat?.href !== undefined && (
          <ButtonLink
            variant="primary"
            href={chat.href}
            icon={videoCamera}
            data-part="chat"
            onClick={
              chat.onStart &&
              ((event) => {
                event.preventDefault();
                chat.onStart?.();
              })
            }
          >
            <span data-kit="" data-part="chat-label">
              {chat.label}{' '}
            </span>
            <Price {...chat.price} per="minute" data-part="chat-price" />
          </ButtonLink>
        )}
        {children}
      </div>
    </Root>
  );
}
