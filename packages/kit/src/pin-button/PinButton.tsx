import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { pushPin } from '../icons/paths/push-pin.ts';
import { pushPinFill } from '../icons/paths/push-pin-fill.ts';
import type { RootProps } from '../root-props.ts';

/** Props of PinButton. */
export interface PinButtonProps extends RootProps<'button'> {
  /** The name, such as "Pin this album"; it stays the same when it is pinned. */
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

/** A switch that pins a performer, an album or a picture. @spec component:PinButton */
export function PinButton({
  label,
  pinned = false,
  needsLogin = false,
  look = 'quiet',
  onPin,
  ...rest
}: PinButtonProps) {
  const face = {
    ...rest,
    icon: pinned ? pushPinFill : pushPin,
    'aria-haspopup': needsLogin ? ('dialog' as const) : undefined,
    onClick: () => onPin({ pinned: !pinned }),
  };
  const pressed = needsLogin ? undefined : pinned;
  if (look === 'icon') return <IconButton {...face} label={label} pressed={pressed} />;
  return (
    <Button {...face} variant={look} aria-pressed={pressed}>
      {label}
    </Button>
  );
}
