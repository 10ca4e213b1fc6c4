import type { MouseEvent } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { HiddenFields, type HiddenField } from '../form/HiddenFields.tsx';
import { Icon } from '../icon/Icon.tsx';
import { circleHalf } from '../icons/paths/circle-half.ts';
import { moon } from '../icons/paths/moon.ts';
import { sun } from '../icons/paths/sun.ts';
import type { RootProps } from '../root-props.ts';
import type { Theme } from '../theme/types.ts';
import { messages } from './ThemeSwitch.messages.ts';
import { themeSwitchStyles } from './ThemeSwitch.styles.ts';

/** Props of ThemeSwitch. */
export interface ThemeSwitchProps extends RootProps<'form', 'onChange' | 'action'> {
  /** The current theme. */
  theme: Theme;
  /** The URL that stores the choice in the field `theme`. */
  action: string;
  /** Further hidden fields of the form, such as the URL to return to. */
  fields?: readonly HiddenField[] | undefined;
  /** One icon that switches between dark and light, or all three choices in words. @default 'compact' */
  variant?: 'compact' | 'full' | undefined;
  /** Called when the guest chooses a theme; with a handler the form is not submitted. */
  onChange?: ((choice: { theme: Theme }) => void) | undefined;
}

const icons = { dark: moon, light: sun, system: circleHalf } as const;

const Root = styled.form.withConfig({ componentId: 'kit-theme-switch' })`
  ${themeSwitchStyles}
`;

/** Chooses dark, light or the device's colours: a form that works without JavaScript. */
export function ThemeSwitch({ theme, action, fields, variant = 'compact', onChange, ...rest }: ThemeSwitchProps) {
  const intl = useIntl();
  const choose = (chosen: Theme) =>
    onChange &&
    ((event: MouseEvent) => {
      event.preventDefault();
      onChange({ theme: chosen });
    });
  const compact = (to: 'dark' | 'light', when: 'dark' | 'light') => (
    <button
      type="submit"
      name="theme"
      value={to}
      data-when={when}
      aria-label={intl.formatMessage(to === 'light' ? messages.toLight : messages.toDark)}
      onClick={choose(to)}
    >
      <Icon path={icons[to]} />
    </button>
  );
  return (
    <Root {...rest} noValidate method="post" action={action} data-variant={variant} data-theme-now={theme}>
      <HiddenFields fields={fields} />
      {variant === 'compact' ? (
        <>
          {compact('light', 'dark')}
          {compact('dark', 'light')}
        </>
      ) : (
        (['dark', 'light', 'system'] as const).map((each) => (
          <button
            key={each}
            type="submit"
            name="theme"
            value={each}
            aria-pressed={each === theme}
            onClick={choose(each)}
          >
            <Icon path={icons[each]} size={16} />
            {intl.formatMessage(messages[each])}
          </button>
        ))
      )}
    </Root>
  );
}
