import type { FormEvent } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { paperPlaneRightFill } from '../icons/paths/paper-plane-right-fill.ts';
import type { RootProps } from '../root-props.ts';
import { CharactersLeft } from '../form/CharactersLeft.tsx';
import { textLimit } from '../form/text-limit.ts';
import { messages } from './ChatComposer.messages.ts';
import { chatComposerStyles } from './ChatComposer.styles.ts';

/** Props of ChatComposer. */
export interface ChatComposerProps extends RootProps<'form', 'onChange'> {
  /** The performer's name. */
  name: string;
  /** The text so far. */
  text: string;
  /** The number of characters that fit. @default 500 */
  maxLength?: number | undefined;
  /** Why nothing can be written, as a short sentence in place of the field's hint. @default none */
  blocked?: string | undefined;
  /** Called on each change. */
  onChange: (change: { text: string }) => void;
  /** Called with the trimmed text when the guest sends it, by Enter or the button. */
  onSend: (message: { text: string }) => void;
}

const Root = styled.form.withConfig({ componentId: 'kit-chat-composer' })`
  ${chatComposerStyles}
`;

/** The field for messages in a running chat. Writing costs nothing extra, so it has no price. */
export function ChatComposer({ name, text, maxLength = 500, blocked, onChange, onSend, ...rest }: ChatComposerProps) {
  const intl = useIntl();
  const hint = intl.formatMessage(messages.write, { name });
  const isEmpty = text.trim() === '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty && blocked === undefined) onSend({ text: text.trim() });
  };
  return (
    <Root
      noValidate
      {...rest}
      data-blocked={blocked === undefined ? undefined : ''}
      data-filled={isEmpty ? undefined : ''}
      onSubmit={send}
    >
      <input
        type="text"
        value={text}
        aria-label={hint}
        placeholder={blocked ?? hint}
        readOnly={blocked !== undefined}
        enterKeyHint="send"
        autoComplete="off"
        {...textLimit(maxLength, text, (changed) => onChange({ text: changed }))}
      />
      <CharactersLeft text={text} max={maxLength} isShort />
      <button type="submit" aria-disabled={isEmpty || blocked !== undefined || undefined}>
        <Icon path={paperPlaneRightFill} size={20} data-mirror="" />
        <span className="kit-visually-hidden">{intl.formatMessage(messages.send)}</span>
      </button>
    </Root>
  );
}
