import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { arrowLeft } from '../icons/paths/arrow-left.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { OnlineIndicator } from '../online-indicator/OnlineIndicator.tsx';
import { Picture } from '../picture/Picture.tsx';
import type { PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { messages } from './ConversationHeader.messages.ts';
import { conversationHeaderStyles } from './ConversationHeader.styles.ts';

/** Props of ConversationHeader. */
export interface ConversationHeaderProps extends RootProps<'header'> {
  /** The performer's name. */
  name: string;
  /** The performer's age. */
  age?: number | undefined;
  /** The performer's page. */
  href: string;
  /** The performer's portrait. */
  picture: PictureContent;
  /** Whether the performer is here. */
  online: boolean;
  /** Where all conversations stand: shown below 1023 px, where only one of the two fits. */
  backHref?: string | undefined;
  /** What became of the conversation, or that its performer is in a free chat. */
  mark?: 'archived' | 'blocked' | 'freeChat' | undefined;
  /** What can be done, such as a chat button and a menu. */
  children?: ReactNode;
}

const Root = styled.header.withConfig({ componentId: 'kit-conversation-header' })`
  ${conversationHeaderStyles}
`;

/** Who a conversation is with, and what can be done. @spec component:ChannelHeader */
export function ConversationHeader(props: ConversationHeaderProps) {
  const { name, age, href, picture, online, backHref, mark, children, ...rest } = props;
  const intl = useIntl();
  const { Link } = useKit();
  return (
    <Root {...rest} data-presence={online ? 'online' : 'offline'} data-mark={mark}>
      {backHref !== undefined && (
        <Link href={backHref} data-part="back">
          <Icon path={arrowLeft} size={22} />
          <span className="kit-word">{intl.formatMessage(messages.back)}</span>
        </Link>
      )}
      <Link href={href} data-part="who">
        <Picture {...picture} alt="" data-part="portrait" width={44} height={44} widths={[160]} sizes="44px" />
        <div data-part="words">
          <h2>
            {name} {age !== undefined && <small>{age}</small>}
          </h2>
          <p>
            <OnlineIndicator presence={online ? 'online' : 'offline'} worded />
            {mark && <span>{intl.formatMessage(messages[mark])}</span>}
          </p>
        </div>
      </Link>
      <div data-part="can">{children}</div>
    </Root>
  );
}
