import { useId, useRef, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { IconButton } from '../icon-button/IconButton.tsx';
import { caretLeft } from '../icons/paths/caret-left.ts';
import { caretRight } from '../icons/paths/caret-right.ts';
import { pushPin } from '../icons/paths/push-pin.ts';
import { pushPinFill } from '../icons/paths/push-pin-fill.ts';
import { x } from '../icons/paths/x.ts';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import { pictureStyles } from '../picture/Picture.styles.ts';
import type { RootProps } from '../root-props.ts';
import { useModal } from '../use-modal.ts';
import { messages } from './Lightbox.messages.ts';

/** Props of Lightbox. */
export interface LightboxProps extends RootProps<'dialog', 'open' | 'onClose' | 'title'> {
  /** What the pictures are of, such as an album's title. */
  title: string;
  /** Those that may be seen. */
  pictures: readonly PictureContent[];
  /** Which one is shown, from 0; null closes it. */
  current: number | null;
  /** Whether the one on show is pinned. @default false */
  pinned?: boolean | undefined;
  /** The guest goes to another. */
  onChoose: (choice: { current: number }) => void;
  /** The guest closes it. */
  onClose: () => void;
  /** The guest pins the one on show or takes the pin away; without a listener there is no pin. */
  onPin?: ((choice: { current: number }) => void) | undefined;
}

const Root = styled.dialog.withConfig({ componentId: 'kit-lightbox' })`
  width: 100vw;
  height: 100dvh;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: rgb(8 5 8 / 94%);
  color: #fff;
  &[open] {
    display: grid;
    grid-template: auto 1fr / 1fr;
  }
  &::backdrop {
    background: rgb(8 5 8 / 80%);
  }
  > header {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 10px 12px 10px 20px;
  }
  h2 {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: 17px;
  }
  [data-part='place'] {
    font-variant-numeric: tabular-nums;
    color: rgb(255 255 255 / 76%);
  }
  [data-part='stage'] {
    ${pictureStyles}
    position: relative;
    display: grid;
    place-items: center;
    min-height: 0;
    overflow: hidden;
    background: none;
    /* A finger that moves sideways is ours; the browser would cancel it as a pan. */
    touch-action: pan-y pinch-zoom;
    user-select: none;
  }
  [data-part='stage'] img {
    width: auto;
    height: auto;
    max-width: 100%;
    max-height: 100%;
    min-height: min(70vh, 100%);
    object-fit: contain;
  }
  [data-part='previous'],
  [data-part='next'] {
    position: absolute;
    top: 50%;
    translate: 0 -50%;
    background: rgb(0 0 0 / 45%);
    border-radius: 50%;
  }
  [data-part='previous'] {
    inset-inline-start: 12px;
  }
  [data-part='next'] {
    inset-inline-end: 12px;
  }
`;

const smallestSwipe = 48;

function OpenLightbox(props: LightboxProps & { current: number }) {
  const { title, pictures, current, pinned = false, onChoose, onClose, onPin, ref, ...rest } = props;
  const intl = useIntl();
  const heading = useId();
  const dialog = useModal(ref);
  const from = useRef<number | null>(null);
  const count = pictures.length;
  const go = (step: number): void => {
    if (count > 1) onChoose({ current: (current + step + count) % count });
  };
  const byKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight') go(1);
    else if (event.key === 'ArrowLeft') go(-1);
  };
  const picture = pictures[current];
  if (picture === undefined) return null;
  return (
    <Root
      {...rest}
      ref={dialog}
      aria-labelledby={heading}
      onKeyDown={byKey}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        <span data-part="place" aria-live="polite">
          {intl.formatMessage(messages.place, { number: current + 1, count })}
        </span>
        {onPin && (
          <IconButton
            icon={pinned ? pushPinFill : pushPin}
            label={intl.formatMessage(messages.pin)}
            pressed={pinned}
            onClick={() => onPin({ current })}
          />
        )}
        <IconButton icon={x} label={intl.formatMessage(messages.close)} onClick={onClose} />
      </header>
      <div
        data-part="stage"
        onPointerDown={(event) => void (from.current = event.isPrimary ? event.clientX : null)}
        onPointerCancel={() => void (from.current = null)}
        onDragStart={(event) => event.preventDefault()}
        onPointerUp={(event) => {
          const way = event.clientX - (from.current ?? event.clientX);
          from.current = null;
          if (Math.abs(way) >= smallestSwipe) go(way < 0 ? 1 : -1);
        }}
      >
        <PictureImage
          key={picture.src}
          picture={{ src: picture.src, alt: picture.alt ?? title }}
          {...{ width: 3, height: 4, intl, priority: true }}
          sizes="100vh"
        />
        {count > 1 && (
          <>
            <IconButton
              data-part="previous"
              icon={caretLeft}
              label={intl.formatMessage(messages.previous)}
              onClick={() => go(-1)}
            />
            <IconButton
              data-part="next"
              icon={caretRight}
              label={intl.formatMessage(messages.next)}
              onClick={() => go(1)}
            />
          </>
        )}
      </div>
    </Root>
  );
}

/**
 * Pictures large, one at a time: by buttons, arrow keys or a swipe; Escape and the cross close it.
 * @spec component:Lightbox screen:overlay.photo-lightbox
 */
export function Lightbox({ current, ...rest }: LightboxProps) {
  return current === null ? null : <OpenLightbox current={current} {...rest} />;
}
