import type { ReactNode } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { x } from '../icons/paths/x.ts';
import { messages } from './MessageComposer.messages.ts';

/** An attached gift and its count. */
export interface ComposerGift {
  id: number;
  /** Its name in the guest's language. */
  name: string;
  count: number;
  /** Its picture: GiftArt of `@lounge/kit/gift-art`. */
  art?: ReactNode;
}

/** An attached picture. */
export interface ComposerImage {
  /** The URL of the preview, such as a data URL. */
  src: string;
  /** The file's name. */
  name: string;
}

interface AttachmentsProps {
  image: ComposerImage | null;
  gifts: readonly ComposerGift[];
  onRemoveImage: (() => void) | undefined;
  onRemoveGift: ((remove: { gift: ComposerGift }) => void) | undefined;
}

/** The attachments, each with a button that removes it. */
export function Attachments({ image, gifts, onRemoveImage, onRemoveGift }: AttachmentsProps) {
  const intl = useIntl();
  if (image === null && gifts.length === 0) return null;
  return (
    <ul data-part="attached" aria-label={intl.formatMessage(messages.attached)}>
      {image && (
        <li data-kind="image">
          <img src={image.src} alt={image.name} width={72} height={56} />
          <IconButton
            icon={x}
            variant="filled"
            label={intl.formatMessage(messages.removeImage)}
            onClick={onRemoveImage}
          />
        </li>
      )}
      {gifts.map((gift) => (
        <li key={gift.id} data-kind="gift">
          <span data-part="art" data-slot="">
            {gift.art}
          </span>
          <span>
            {gift.name}
            {gift.count > 1 && ` × ${gift.count}`}
          </span>
          <IconButton
            icon={x}
            label={intl.formatMessage(messages.removeGift, { name: gift.name })}
            onClick={() => onRemoveGift?.({ gift })}
          />
        </li>
      ))}
    </ul>
  );
}
