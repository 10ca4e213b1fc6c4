import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { messages } from './OnlineIndicator.messages.ts';
import { onlineIndicatorStyles } from './OnlineIndicator.styles.ts';

/** Whether a performer is here; `momentum` is the feed's word for somebody who was here a moment ago. */
export type Presence = 'online' | 'offline' | 'chat' | 'momentum';

/** Props of OnlineIndicator. */
export interface OnlineIndicatorProps extends RootProps<'span'> {
  /** Whether the performer is here. */
  presence: Presence;
  /** Whether the word stands visibly beside the dot; else it is for screen readers only. @default false */
  worded?: boolean | undefined;
  /** Replaces the word, such as "Online, not in a chat". @default the word of the presence */
  text?: string | undefined;
}

const Root = styled.span.withConfig({ componentId: 'kit-online-indicator' })`
  ${onlineIndicatorStyles}
`;

/** A dot and a word that say whether a performer is here. @spec component:OnlineIndicator */
export function OnlineIndicator({ presence, worded = false, text, ...rest }: OnlineIndicatorProps) {
  const word = useIntl().formatMessage(messages[presence]);
  return (
    <Root {...rest}>
      <span data-presence={presence} />
      <span className={worded ? undefined : 'kit-word'}>{text ?? word}</span>
    </Root>
  );
}

/** Dot and hidden word as plain elements, for a tile whose template holds `presenceDotStyles`. */
export function TilePresence({ presence, word }: { presence: Presence; word: string }) {
  return (
    <span data-presence={presence}>
      <span className="kit-word">{word}</span>
    </span>
  );
}
