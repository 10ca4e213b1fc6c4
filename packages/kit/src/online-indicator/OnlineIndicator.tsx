import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { messages } from './OnlineIndicator.messages.ts';
import { onlineIndicatorStyles } from './OnlineIndicator.styles.ts';

/** The presence of a performer; `momentum` is the feed's value for performers who were online a moment ago. */
export type Presence = 'online' | 'offline' | 'chat' | 'momentum';

/** Props of OnlineIndicator. */
export interface OnlineIndicatorProps extends RootProps<'span'> {
  /** Whether the performer is online. */
  presence: Presence;
  /** Whether the text is visible beside the dot; otherwise it is for screen readers only. @default false */
  worded?: boolean | undefined;
  /** Replaces the text, such as "Online, not in a chat". @default the text of the presence */
  text?: string | undefined;
}

const Root = styled.span.withConfig({ componentId: 'kit-online-indicator' })`
  ${onlineIndicatorStyles}
`;

/** A dot and a text with the presence of a performer. @spec component:OnlineIndicator */
export function OnlineIndicator({ presence, worded = false, text, ...rest }: OnlineIndicatorProps) {
  const word = useIntl().formatMessage(messages[presence]);
  return (
    <Root {...rest}>
      <span data-presence={presence} />
      <span className={worded ? undefined : 'kit-visually-hidden'}>{text ?? word}</span>
    </Root>
  );
}

/** Dot and visually hidden text as plain elements, for tiles whose template includes `presenceDotStyles`. */
export function TilePresence({ presence, word }: { presence: Presence; word: string }) {
  return (
    <span data-presence={presence}>
      <span className="kit-visually-hidden">{word}</span>
    </span>
  );
}
