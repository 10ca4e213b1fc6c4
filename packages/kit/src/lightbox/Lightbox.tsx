import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { IconButton } from '../icon-button/IconButton.tsx';
import { caretLeft } from '../icons/paths/caret-left.ts';
import { caretRight } from '../icons/paths/caret-right.ts';
import { cornersIn } from '../icons/paths/corners-in.ts';
import { magnifyingGlass } from '../icons/paths/magnifying-glass.ts';
import { x } from '../icons/paths/x.ts';
import { LikeDislike, type LikeDislikeProps } from '../like-dislike/LikeDislike.tsx';
import { PinButton } from '../pin-button/PinButton.tsx';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { toggleFullScreen } from '../full-screen.ts';
import { useModal } from '../modal/use-modal.ts';
import { messages } from './Lightbox.messages.ts';
import { lightboxStyles } from './Lightbox.styles.ts';
import { pressedIn, type LightboxKeys } from './lightbox-keys.ts';
import { useHistoryEntry } from './use-history-entry.ts';
import { Zoom, type Side } from './Zoom.ts';

/** Props of Lightbox. */
export interface LightboxProps extends RootProps<'dialog', 'open' | 'onClose' | 'title'> {
  /** The heading, such as an album's title. */
  title: string;
  /** The unlocked pictures. */
  pictures: readonly PictureContent[];
  /** The index of the picture that is shown; null closes the lightbox. */
  current: number | null;
  /** The number of the current picture, from 1, and the count, both with the locked ones. @default among the unlocked ones */
  place?: { number: number; count: number } | undefined;
  /** A line below the picture, such as what unlocks the others. @default none */
  note?: ReactNode;
  /** Whether the current picture is pinned. @default false */
  pinned?: boolean | undefined;
  /** The ratings of the current picture, for which `onRate` shows the buttons. @default nobody rated it */
  rated?: Pick<LikeDislikeProps, 'rating' | 'likes' | 'needsLogIn'> | undefined;
  /** Whether back closes it and stays on the page: it has an entry of the browser's history while it is open. @default true */
  historyEntry?: boolean | undefined;
  /** Called when the guest goes to another picture. */
  onChoose: (choice: { current: number }) => void;
  /** Called when the guest closes the lightbox. */
  onClose: () => void;
  /** Called when the guest pins or unpins the current picture; without a handler there is no pin button. */
  onPin?: ((choice: { current: number }) => void) | undefined;
  /** Called when the guest rates the current picture; without a handler there are no buttons for it. */
  onRate?: ((choice: { current: number; rating: 'liked' | 'disliked' }) => void) | undefined;
}

const Root = styled.dialog.withConfig({ componentId: 'kit-lightbox' })`
  ${lightboxStyles}
`;

function Arrows({ onGo }: { onGo: (step: number) => void }) {
  const intl = useIntl();
  return (
    <>
      <IconButton
        data-part="previous"
        data-mirror=""
        icon={caretLeft}
        label={intl.formatMessage(messages.previous)}
        onClick={() => onGo(-1)}
      />
      <IconButton
        data-part="next"
        data-mirror=""
        icon={caretRight}
        label={intl.formatMessage(messages.next)}
        onClick={() => onGo(1)}
      />
    </>
  );
}

type FootProps = Pick<LightboxProps, 'note' | 'rated' | 'onRate'> & { current: number };

function Foot({ current, note, rated, onRate }: FootProps) {
  const intl = useIntl();
  if (!note && !onRate) return null;
  return (
    <footer>
      {onRate && (
        <LikeDislike
          {...rated}
          label={intl.formatMessage(messages.rate)}
          onRate={({ rating }) => onRate({ current, rating })}
        />
      )}
      {note}
    </footer>
  );
}

function OpenLightbox(props: LightboxProps & { current: number }) {
  const {
    title,
    pictures,
    current,
    place,
    note,
    pinned = false,
    rated,
    historyEntry = true,
    onChoose,
    onClose,
    onPin,
    onRate,
    ref,
    ...rest
  } = props;
  const intl = useIntl();
  const heading = useId();
  const dialog = useModal(ref, onClose);
  useHistoryEntry(historyEntry, onClose);
  const count = pictures.length;
  const go = (step: number): void => {
    if (count > 1) onChoose({ current: (current + step + count) % count });
  };
  const [isZoomed, setZoomed] = useState(false);
  /** Follows the hand or an arrow key: where text runs from the right, the next picture is on the left. */
  const goTo = (side: Side): void => {
    if (side === 'down') return onClose();
    const isNext = (side === 'right') !== (dialog.current?.matches(':dir(rtl)') ?? false);
    go(isNext ? 1 : -1);
  };
  const onSwipe = useEffectEvent(goTo);
  const frame = useRef<HTMLDivElement>(null);
  const zoom = useRef<Zoom>(null);
  const src = pictures[current]?.src;
  useEffect(() => {
    const stage = frame.current?.parentElement;
    if (!frame.current || !stage) return undefined;
    zoom.current = new Zoom(frame.current, stage, { onZoomed: setZoomed, onSwipe: (side) => onSwipe(side) });
    return zoom.current.listen();
  }, [src]);
  const keys: LightboxKeys = {
    ArrowRight: () => goTo('right'),
    ArrowLeft: () => goTo('left'),
    Home: () => current > 0 && onChoose({ current: 0 }),
    End: () => current < count - 1 && onChoose({ current: count - 1 }),
    l: onRate && (() => onRate({ current, rating: 'liked' })),
    p: onPin && (() => onPin({ current })),
    f: () => toggleFullScreen(frame.current?.parentElement),
  };
  const byKey = (event: KeyboardEvent): void => {
    const press = pressedIn(keys, event);
    if (press === null) return;
    if (zoom.current?.key(event.key)) event.preventDefault();
    else if (press !== undefined) {
      event.preventDefault();
      press();
    }
  };
  const picture = pictures[current];
  if (picture === undefined) return null;
  return (
    <Root {...rest} ref={dialog} aria-labelledby={heading} onKeyDown={byKey}>
      <header>
        <h2 id={heading}>{title}</h2>
        <span data-part="place" aria-live="polite">
          {intl.formatMessage(messages.place, place ?? { number: current + 1, count })}
        </span>
        <IconButton
          icon={isZoomed ? cornersIn : magnifyingGlass}
          label={intl.formatMessage(isZoomed ? messages.whole : messages.enlarge)}
          onClick={() => zoom.current?.toggle()}
        />
        {onPin && (
          <PinButton
            look="icon"
            label={intl.formatMessage(messages.pin)}
            pinned={pinned}
            onPin={() => onPin({ current })}
          />
        )}
        <IconButton icon={x} label={intl.formatMessage(messages.close)} onClick={onClose} />
      </header>
      <div data-part="stage" data-zoomed={isZoomed || undefined}>
        <div ref={frame} data-part="frame">
          <PictureImage
            key={picture.src}
            picture={{ ...picture, alt: picture.alt ?? title }}
            width={3}
            height={4}
            intl={intl}
            priority
            sizes="100vh"
            hasButton
          />
        </div>
        {count > 1 && <Arrows onGo={go} />}
      </div>
      <Foot current={current} note={note} rated={rated} onRate={onRate} />
    </Root>
  );
}

/**
 * Shows pictures one at a time in a modal dialog, with buttons, keys and swipes; a press, the wheel, two fingers,
 * plus and minus enlarge it. Escape, back, the close button and a swipe down close it.
 * @spec component:Lightbox screen:overlay.photo-lightbox
 */
export function Lightbox({ current, ...rest }: LightboxProps) {
  return current === null ? null : <OpenLightbox current={current} {...rest} />;
}
