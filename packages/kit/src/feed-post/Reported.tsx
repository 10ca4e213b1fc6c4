import { useEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { flag } from '../icons/paths/flag.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { messages } from './FeedPost.messages.ts';

interface ReportedProps {
  name: string;
  /** Whether the guest reported it just now, and the focus was in what is gone. */
  takesFocus: boolean;
  onShow: () => void;
}

/** The place of a post that the guest reported. */
export function Reported({ name, takesFocus, onShow }: ReportedProps) {
  const intl = useIntl();
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (takesFocus) text.current?.focus();
  }, [takesFocus]);
  return (
    <p data-part="gone">
      <Icon path={flag} />
      <span ref={text} tabIndex={-1}>
        {intl.formatMessage(messages.isReported, { name })}
      </span>
      <Button size="small" variant="text" onClick={onShow}>
        {intl.formatMessage(messages.showReported)}
      </Button>
    </p>
  );
}
