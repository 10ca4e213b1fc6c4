import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { ChatButton, type ChatButtonProps } from '../chat-button/ChatButton.tsx';
import { ChatButtonRow } from '../chat-button/ChatButtonRow.tsx';
import { possibleFirst } from '../chat-button/chat-state.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './ChatButtonGroup.messages.ts';
import { chatButtonGroupStyles } from './ChatButtonGroup.styles.ts';
import {
  chatOffersOf,
  type ChatGuest,
  type ChatOffer,
  type ChatProgress,
  type OfferNote,
  type PerformerOffers,
} from './chat-offers.ts';

/** Props of ChatButtonGroup. */
export interface ChatButtonGroupProps extends RootProps<'div'> {
  /** The performer's name. */
  name: string;
  /** Current offers of the performer. */
  performer: PerformerOffers;
  /** The facts about the guest. */
  guest: ChatGuest;
  /** The chat that starts, runs or failed. @default none */
  progress?: ChatProgress | undefined;
  /** Actions beside a message while the performer is offline: buttons for the pin and the notification. @default nothing */
  absent?: ReactNode;
  /** Called when the guest starts, resumes or retries a chat, or follows the action of `needLogin`, `needCoins` and `needAgeCheck`. */
  onStart: NonNullable<ChatButtonProps['onStart']>;
}

const Root = styled.div.withConfig({ componentId: 'kit-chat-button-group' })`
  ${chatButtonGroupStyles}
`;

const noteOf = (note: OfferNote, intl: IntlShape): string => {
  switch (note.kind) {
    case 'at':
      return note.text;
    case 'freeUntil':
    case 'freeFrom':
    case 'left':
      return intl.formatMessage(messages[note.kind], { text: note.text });
    case 'onceFree':
      return intl.formatMessage(messages[note.kind], { minutes: note.minutes, hours: note.hours });
    case 'messagesFree':
      return intl.formatMessage(messages[note.kind], { count: note.count });
    case 'minutesFree':
      return intl.formatMessage(messages[note.kind], { time: note.time });
    default:
      return intl.formatMessage(messages[note.kind], { minutes: note.minutes });
  }
};

/** The offers while the performer is offline. @assumed A ticket to a later show is left too; the documents name the others. */
const isLeftOffline = ({ kind, state }: ChatOffer): boolean =>
  kind === 'message' || (kind === 'ticketShow' && state !== 'unavailable');

/**
 * All chats of a guest with one performer, the possible ones first; the first one is the main one. While the performer is offline only a
 * message, a ticket to a later show, the pin and the notification are left.
 * @spec component:ChatButtonGroup
 */
export function ChatButtonGroup(props: ChatButtonGroupProps) {
  const { name, performer, guest, progress, absent, onStart, ...rest } = props;
  const intl = useIntl();
  const isOffline = performer.presence === 'offline';
  const offers = possibleFirst(chatOffersOf(performer, guest, progress));
  const shown = isOffline ? offers.filter(isLeftOffline) : offers;
  return (
    <Root {...rest} data-presence={performer.presence ?? 'here'}>
      <ChatButtonRow label={intl.formatMessage(messages.label, { name })}>
        {shown.map(({ kind, state, price, obstacle, note, voucher, reason, time }, at) => (
          <ChatButton
            key={kind}
            kind={kind}
            state={state}
            price={price}
            obstacle={obstacle}
            onStart={onStart}
            note={note && noteOf(note, intl)}
            voucher={voucher && noteOf(voucher, intl)}
            reason={state === 'running' ? time : reason && noteOf(reason, intl)}
            primary={at === 0}
          />
        ))}
      </ChatButtonRow>
      {isOffline && absent && <div data-part="absent">{absent}</div>}
    </Root>
  );
}
