import { useRef, useState, type ComponentProps } from 'react';
import type { TextField } from '@lounge/kit/text-field';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { messages } from './ShareVideo.messages.ts';

/** A link in a field, to copy: where the browser does not copy it, it is selected. `note` says what became of it. */
export const useLinkCopy = (link: string) => {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState<MessageDescriptor | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setNote(messages.copied);
    } catch {
      field.current?.select();
      setNote(messages.notCopied);
    }
  };
  const input: ComponentProps<typeof TextField>['input'] = {
    ref: field,
    readOnly: true,
    value: link,
    onFocus: ({ target }) => target.select(),
  };
  return { input, onCopy: () => void copy(), note: note !== null && intl.formatMessage(note), setNote };
};
