import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import type { RootProps } from '../root-props.ts';
import { messages } from './LiveReaction.messages.ts';
import { reactionBarStyles } from './LiveReaction.styles.ts';
import { reactionIcons, type ReactionKind, reactionKinds } from './reactions.ts';

/** Props of ReactionBar. */
export interface ReactionBarProps extends RootProps<'div'> {
  /** The reaction that is being sent. @default none */
  sending?: ReactionKind | null | undefined;
  /** Whether the last one was not sent; it says so once. @default false */
  failed?: boolean | undefined;
  /** Whether reactions are unavailable, as there is no connection. @default false */
  unavailable?: boolean | undefined;
  /** Called when the guest reacts. Reactions are free. */
  onReact: (reaction: { kind: ReactionKind }) => void;
}

const Root = styled.div.withConfig({ componentId: 'kit-reaction-bar' })`
  ${reactionBarStyles}
`;

/** Six reactions to press. @spec component:LiveReaction */
export function ReactionBar({
  sending = null,
  failed = false,
  unavailable = false,
  onReact,
  ...rest
}: ReactionBarProps) {
  const intl = useIntl();
  return (
    <Root role="group" aria-label={intl.formatMessage(messages.label)} {...rest}>
      {reactionKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          data-kind={kind}
          data-sending={sending === kind || undefined}
          aria-disabled={unavailable || undefined}
          onClick={unavailable ? undefined : () => onReact({ kind })}
        >
          <Icon path={reactionIcons[kind]} size={22} />
          <span className="kit-visually-hidden">{intl.formatMessage(messages[kind])}</span>
        </button>
      ))}
      <span className="kit-visually-hidden" role="status">
        {failed && intl.formatMessage(messages.failed)}
      </span>
    </Root>
  );
}
