import { useId } from 'react';
import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { crosshair } from '../icons/paths/crosshair.ts';
import { mapPin } from '../icons/paths/map-pin.ts';
import { x } from '../icons/paths/x.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './LocationField.messages.ts';
import { locationFieldStyles } from './LocationField.styles.ts';

/** The length of a postal code that can be searched for. */
const zipLength = 5;

/** Longer than any code, so that a code that is pasted is refused, not cut. */
const mostTyped = 20;

/** The state of the postal code. */
export type LocationState = 'empty' | 'incomplete' | 'tooLong' | 'looking' | 'found' | 'unknown' | 'failed';

/** The state of the device's location. */
export type DeviceState = 'idle' | 'asking' | 'used' | 'refused';

/** Props of LocationField. */
export interface LocationFieldProps extends RootProps<'div'> {
  /** The postal code, as far as it is typed. */
  zip: string;
  /** The state of the postal code. */
  state: LocationState;
  /** The largest town of the area that was found. */
  town?: string | undefined;
  /** The state of the device's location. @default 'idle' */
  device?: DeviceState | undefined;
  /** Codes that the text may be, each a link to its search. */
  choices?: readonly { label: string; href: string }[] | undefined;
  /** The name of the field in its form. @default 'zip' */
  name?: string | undefined;
  /** Called with each change of the postal code. */
  onZip: (change: { zip: string }) => void;
  /** Called when the guest asks for the device's location; without it there is no button. */
  onDevice?: (() => void) | undefined;
  /** Called when the guest removes the place. */
  onClear?: (() => void) | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-location-field' })`
  ${locationFieldStyles}
`;

type Shown = Pick<LocationFieldProps, 'zip' | 'state' | 'town'> & { device: DeviceState };

const ofDevice = { idle: messages.hint, asking: messages.asking, used: messages.used, refused: messages.refused };

const noteOf = ({ zip, state, town = '', device }: Shown, intl: IntlShape): string => {
  switch (state) {
    case 'incomplete':
      return intl.formatMessage(messages.missing, { count: Math.max(1, zipLength - Array.from(zip).length) });
    case 'tooLong':
      return intl.formatMessage(messages.tooLong);
    case 'looking':
      return intl.formatMessage(messages.looking);
    case 'found':
      return intl.formatMessage(messages.found, { town });
    case 'unknown':
      return intl.formatMessage(messages.unknown, { zip });
    case 'failed':
      return intl.formatMessage(messages.failed);
    default:
      return intl.formatMessage(ofDevice[device]);
  }
};

/**
 * A postal code of exactly five characters or in the form of another country, or the device's location as the other way. The note below says
 * what is missing, what was found, or what nobody knows.
 * @spec component:LocationField
 */
export function LocationField(props: LocationFieldProps) {
  const { zip, state, town, device = 'idle', choices = [], name = 'zip', onZip, onDevice, onClear, ...rest } = props;
  const intl = useIntl();
  const { Link } = useKit();
  const id = useId();
  const isInvalid = state === 'tooLong' || state === 'unknown' || state === 'failed';
  const isRefused = state === 'empty' && device === 'refused';
  return (
    <Root {...rest} data-state={state} data-device={device} data-invalid={isInvalid || isRefused || undefined}>
      <label htmlFor={id}>{intl.formatMessage(messages.label)}</label>
      <div data-part="line">
        <div data-part="box">
          <Icon path={mapPin} size={18} />
          <input
            id={id}
            name={name}
            type="text"
            inputMode="text"
            autoComplete="postal-code"
            maxLength={mostTyped}
            placeholder={intl.formatMessage(messages.placeholder)}
            value={zip}
            aria-invalid={isInvalid || undefined}
            aria-describedby={`${id}-note`}
            onChange={({ currentTarget: { value } }) => onZip({ zip: value })}
          />
          {onClear && (zip !== '' || device === 'used') && (
            <button type="button" data-part="clear" aria-label={intl.formatMessage(messages.clear)} onClick={onClear}>
              <Icon path={x} size={18} />
            </button>
          )}
        </div>
        {onDevice && (
          <button
            type="button"
            data-part="device"
            aria-disabled={device === 'asking' || undefined}
            onClick={() => {
              if (device !== 'asking') onDevice();
            }}
          >
            <Icon path={crosshair} size={18} />
            {intl.formatMessage(messages.device)}
          </button>
        )}
      </div>
      <p id={`${id}-note`} data-part="note" role="status">
        {noteOf({ zip, state, town, device }, intl)}
      </p>
      {choices.length > 0 && (
        <ul data-part="choices" aria-label={intl.formatMessage(messages.choices)}>
          {choices.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}
