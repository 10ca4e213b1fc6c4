import { useId, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { useIntl } from '../kit-provider/use-intl.ts';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import { messages } from './ProfileForm.messages.ts';

/** Why a picture was not stored. */
export type PictureError = 'tooLarge' | 'wrongType' | 'failed' | 'locked';

/** The props of a ProfileForm about the picture. */
export interface ProfilePictureProps {
  /** The guest's name, whose first letter stands in. */
  name: string;
  /** The guest's picture. @default none */
  picture?: PictureContent | null | undefined;
  /** Whether a picture is being stored or deleted. @default false */
  isPictureChanging?: boolean | undefined;
  /** Why the last picture was not stored. @default it was */
  pictureError?: PictureError | undefined;
  /** Whether a deleted picture can be taken back. @default false */
  canTakeBack?: boolean | undefined;
  /** Called with the file that the guest chooses. */
  onPicture: (chosen: { file: File }) => void;
  /** Called when the guest has confirmed that the picture shall be deleted. */
  onDelete: () => void;
  /** Called when the guest takes a deleted picture back. */
  onTakeBack: () => void;
}

const errors = {
  tooLarge: messages.tooLarge,
  wrongType: messages.wrongType,
  failed: messages.pictureFailed,
  locked: messages.locked,
} as const;

/** The guest's picture: choosing a file, deleting after a question, taking back. */
export function ProfilePicture(props: ProfilePictureProps) {
  const { name, picture, isPictureChanging, pictureError, canTakeBack, onPicture, onDelete, onTakeBack } = props;
  const intl = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isAsking, setAsking] = useState(false);
  const text = (key: keyof typeof messages) => intl.formatMessage(messages[key]);
  return (
    <div data-part="portrait">
      <div data-part="picture" data-tint={picture?.tint}>
        {picture ? (
          <PictureImage
            key={picture.src}
            picture={{ ...picture, alt: text('yourPicture') }}
            widths={[160, 320]}
            width={44}
            height={54}
            sizes="176px"
            intl={intl}
          />
        ) : (
          <span data-part="initial" aria-hidden="true">
            {Array.from(name)[0]?.toUpperCase()}
          </span>
        )}
      </div>
      <div data-part="about">
        <p id={`${id}-hint`}>{text(picture ? 'pictureHint' : 'noPicture')}</p>
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label={text('choose')}
          aria-describedby={`${id}-hint`}
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = '';
            if (file !== undefined) onPicture({ file });
          }}
        />
        {isAsking ? (
          <div role="group" aria-labelledby={`${id}-question`}>
            <p id={`${id}-question`}>{text('question')}</p>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {text('keep')}
            </Button>
            <Button
              variant="outline"
              onClick={() => {
                setAsking(false);
                onDelete();
              }}
            >
              {text('delete')}
            </Button>
          </div>
        ) : (
          <div data-part="actions">
            <Button variant="outline" isPending={isPictureChanging} onClick={() => input.current?.click()}>
              {text(picture ? 'newPicture' : 'addPicture')}
            </Button>
            {picture && (
              <Button variant="outline" unavailable={isPictureChanging} onClick={() => setAsking(true)}>
                {text('deletePicture')}
              </Button>
            )}
            {canTakeBack === true && (
              <Button variant="outline" unavailable={isPictureChanging} onClick={onTakeBack}>
                {text('takeBack')}
              </Button>
            )}
          </div>
        )}
        <p role="status">{canTakeBack === true && text('deleted')}</p>
        <p role="alert" data-part="error">
          {pictureError && intl.formatMessage(errors[pictureError])}
        </p>
      </div>
    </div>
  );
}
