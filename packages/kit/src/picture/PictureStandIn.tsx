import { useRef } from 'react';
import type { IntlShape } from 'react-intl';
import { Icon } from '../icon/Icon.tsx';
import { image } from '../icons/paths/image.ts';
import { messages } from './Picture.messages.ts';
import { useSilentRetry } from './use-silent-retry.ts';

interface PictureStandInProps {
  /** The alternative text of the picture. */
  alt: string;
  /** Whose first letter is drawn; empty for a glyph. */
  name: string;
  /** Whether it says that the picture failed, and has a button. */
  hasButton: boolean;
  onRetry: () => void;
  intl: IntlShape;
}

/** Stands in for a picture that failed, in its colour, and loads it again without a word. */
export function PictureStandIn({ alt, name, hasButton, onRetry, intl }: PictureStandInProps) {
  const element = useRef<HTMLDivElement>(null);
  useSilentRetry(element, onRetry);
  if (hasButton) {
    return (
      <div ref={element} data-part="failed">
        <Icon path={image} size={30} />
        <span>{intl.formatMessage(messages.failed)}</span>
        <button type="button" onClick={onRetry}>
          {intl.formatMessage(messages.again)}
        </button>
      </div>
    );
  }
  const [initial] = name;
  return (
    <div ref={element} data-part="failed" {...(alt !== '' && { role: 'img', 'aria-label': alt })}>
      {initial === undefined ? (
        <Icon path={image} />
      ) : (
        <b data-part="initial" aria-hidden="true">
          {initial.toUpperCase()}
        </b>
      )}
    </div>
  );
}
