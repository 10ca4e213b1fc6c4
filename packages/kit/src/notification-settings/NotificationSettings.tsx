import { styled } from 'styled-components';
import { SwitchRow } from '../form/SwitchRow.tsx';
import { switchRowStyles } from '../form/switch-row.styles.ts';
import type { RootProps } from '../root-props.ts';

/** One kind of notification by one way. */
export interface NotificationSetting {
  /** Identifies it in `onSwitch`. */
  kind: string;
  label: string;
  /** When it comes, or what it needs first. */
  text?: string | undefined;
  isOn: boolean;
  /** Whether it cannot be switched on now; one that is on can always be switched off. @default false */
  unavailable?: boolean | undefined;
  /** Why the last change failed. @default it did not */
  error?: string | undefined;
}

/** Props of NotificationSettings. */
export interface NotificationSettingsProps extends RootProps<'div'> {
  /** The kinds, in their order. */
  settings: readonly NotificationSetting[];
  /** Called when the guest presses a switch; it is stored at once. */
  onSwitch: (change: { kind: string; isOn: boolean }) => void;
}

const Root = styled.div.withConfig({ componentId: 'kit-notification-settings' })`
  ${switchRowStyles}
`;

/**
 * The kinds of notifications: a row with a switch for each kind and way. One that could not be stored goes back and says so.
 * @spec component:NotificationSettings
 * @awaits component:NotificationSettings 3-5 engagement/web-push
 */
export function NotificationSettings({ settings, onSwitch, ...rest }: NotificationSettingsProps) {
  return (
    <Root {...rest}>
      {settings.map(({ kind, label, text, isOn, unavailable = false, error }) => (
        <SwitchRow
          key={kind}
          label={label}
          text={text}
          isOn={isOn}
          unavailable={unavailable && !isOn}
          error={error}
          onChange={(next) => onSwitch({ kind, isOn: next })}
        />
      ))}
    </Root>
  );
}
