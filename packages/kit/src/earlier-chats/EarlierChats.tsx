import { formatCoins, formatDuration } from '@lounge/locale';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { messages as kinds } from '../chat-button/ChatButton.messages.ts';
import type { PastChatKind } from '../chat-history/listed-chat.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './EarlierChats.messages.ts';
import { earlierChatsStyles } from './EarlierChats.styles.ts';

/** A chat from which the guest changed into another one. */
export interface EarlierChat {
  id: string;
  kind: PastChatKind;
  /** How long it lasted, in seconds. */
  seconds: number;
  /** Its cost, in hundredths of a coin. */
  amount: number;
}

/** Props of EarlierChats. */
export interface EarlierChatsProps extends RootProps<'div'> {
  /** Oldest first; none shows the link only. */
  chats: readonly EarlierChat[];
  /** Where all chats of the guest are, with their bills. */
  href: string;
  /** Rank of the heading. @default 3 */
  level?: 2 | 3 | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-earlier-chats' })`
  ${earlierChatsStyles}
`;

/** The chats from which a guest changed into the last one, each with a bill of its own, and the way to all of them. */
export function EarlierChats({ chats, href, level = 3, ...rest }: EarlierChatsProps) {
  const intl = useIntl();
  const { language, Link } = useKit();
  const Heading = `h${level}` as const;
  return (
    <Root {...rest}>
      {chats.length > 0 && <Heading>{intl.formatMessage(messages.title)}</Heading>}
      {chats.length > 0 && (
        <dl>
          {chats.map(({ id, kind, seconds, amount }) => (
            <div key={id}>
              <dt>
                {intl.formatMessage(kinds[kind])}
                <small>{formatDuration(seconds)}</small>
              </dt>
              <dd>{formatCoins(amount, language)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Link href={href}>{intl.formatMessage(messages.all)}</Link>
    </Root>
  );
}
