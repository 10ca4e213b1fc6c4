import { useIntl } from '../kit-provider/use-intl.ts';
import { Select } from '../select/Select.tsx';
import { ErrorText, isAboutNumber, type PinCallProblem } from './ErrorText.tsx';
import { messages } from './PinCallForm.messages.ts';

/** The languages of the voice, each by its own name. */
const voices = { DE: 'Deutsch', EN: 'English', ES: 'Español' } as const;

/** The input: the calling code, the number and the language of the voice. */
export interface PinCallTyped {
  countryCode: string;
  number: string;
  language: 'DE' | 'EN' | 'ES';
}

interface NumberFieldsProps {
  typed: PinCallTyped;
  countryCodes: readonly string[];
  problem?: PinCallProblem | null | undefined;
  id: string;
}

/** The step has one field to type in, and begins there. */
export const firstFocus = { autoFocus: true };

/** The fields of the first step: calling code, number, language of the voice. */
export function NumberFields({ typed, countryCodes, problem = null, id }: NumberFieldsProps) {
  const intl = useIntl();
  const hasError = isAboutNumber(problem);
  return (
    <>
      <p data-part="lead">{intl.formatMessage(messages.numberText)}</p>
      <div data-part="field">
        <label htmlFor={id}>{intl.formatMessage(messages.number)}</label>
        <div data-part="phone">
          <Select
            input={{
              name: 'countryCode',
              'aria-label': intl.formatMessage(messages.country),
              defaultValue: typed.countryCode,
              autoComplete: 'tel-country-code',
            }}
            options={countryCodes.map((value) => ({ value, text: `+${value}` }))}
          />
          <input
            id={id}
            name="number"
            type="tel"
            autoComplete="tel-national"
            maxLength={30}
            defaultValue={typed.number}
            {...firstFocus}
            aria-invalid={hasError || undefined}
            aria-describedby={`${id}-about`}
          />
        </div>
        <div id={`${id}-about`} data-part="hint">
          {hasError ? <ErrorText problem={problem} /> : intl.formatMessage(messages.numberHint)}
        </div>
      </div>
      <div data-part="field">
        <label htmlFor={`${id}-voice`}>{intl.formatMessage(messages.voice)}</label>
        <Select
          input={{ id: `${id}-voice`, name: 'language', defaultValue: typed.language }}
          options={Object.entries(voices).map(([value, text]) => ({ value, text }))}
        />
      </div>
    </>
  );
}
