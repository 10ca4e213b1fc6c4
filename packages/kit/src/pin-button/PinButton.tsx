import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { pushPin } from '../icons/paths/push-pin.ts';
import { pushPinFill } from '../icons/paths/push-pin-fill.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './PinButton.messages.ts';

/** Props of PinButton. */
export interface PinButtonProps extends RootProps<'button'> {
  /** The name, such as "Pin this album"; it stays the same when it is pinned, and the eye reads "Pinned". */
  label: string;
  /** Whether it is pinned. @default false */
  pinned?: boolean | undefined;
  /** Whether a press asks the visitor to log in first; the button is then no switch. @default false */
  needsLogin?: boolean | undefined;
  /** The icon with the label, with an outline or without, or the icon alone. @default 'quiet' */
  look?: 'quiet' | 'outline' | 'icon' | undefined;
  /** Called when the guest pins or unpins it, with what is wanted. */
  onPin: (choice: { pinned: boolean }) => void;
}

const Root = styled(Button).withConfig({ componentId: 'kit-pin-button' })`
  [data-part='face'] {
    display: inline-grid;
    justify-items: start;
    &,
    > span {
      font: inherit;
      letter-spacing: inherit;
    }
    > span {
      grid-area: 1 / 1;
    }
    &:not([data-pinned]) > :last-child {
      visibility: hidden;
    }
    &[data-pinned] > :first-child {
      opacity: 0;
    }
  }
`;

/** A switch that pins a performer, an album or a picture. @spec component:PinButton */
export function PinButton({
  label,
  pinned = false,
  needsLogin = false,
  look = 'quiet',
  onPin,
  ...rest
}: PinButtonProps) {
  const intl = useIntl();
  const face = {
    ...rest,
    icon: pinned ? pushPinFill : pushPin,
    'aria-haspopup': needsLogin ? ('dialog' as const) : undefined,
    onClick: () => onPin({ pinned: !pinned }),
  };
  const pressed = needsLogin ? undefined : pinned;
  if (look === 'icon') return <IconButton {...face} label={label} pressed={pressed} />;
  return (
    <Root {...face} variant={look} aria-pressed={pressed}>
      {/* Both take their room, so that nothing moves; the name of a switch stays the same. */}
      <span data-part="face" data-pinned={pinned || undefined}>
        <span>{label}</span>
        <span aria-hidden="true">{intl.formatMessage(messages.pinned)}</span>
      </span>
    </Root>
  );
}
