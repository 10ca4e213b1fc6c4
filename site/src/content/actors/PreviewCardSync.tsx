import { useKit } from '@lounge/kit/kit-provider';
import { formatEvening } from '@lounge/locale';
import { PreviewCard, type ProfilePreview } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { followLooks, isSavingData } from '../../shared/follow-looks.ts';
import { languageNames } from './language-names.ts';
import { messages } from './PreviewCard.messages.ts';
import { PreviewLoop, type LoadLoops } from './PreviewLoop.tsx';
import { previewCardStyles } from './PreviewCardSync.styles.ts';

/** Beside the tile, whose link it leaves free; the way to it belongs to it, so that a pointer can get there. */
const Card = styled.div.withConfig({ componentId: 'site-preview-card' })`
  ${previewCardStyles}
`;

/** The width of the card with its margins, pixels. */
const cardWidthPx = 320;

/** Where a pointer hovers, and data are not to be saved. */
const mayOpen = (): boolean => !isSavingData() && matchMedia('(min-width: 768px) and (hover: hover)').matches;

/** The tile of a performer around an element, which names its performer; null in a row that scrolls, which would cut off the card. */
const tileAt = (target: EventTarget | null): HTMLElement | null => {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-performer]') : null;
  return tile?.closest('.kit-scroll-row') ? null : tile;
};

/** Calls `look` with the tile that has the pointer, or the focus of the keyboard; `close` for Escape. */
const follow = (look: (tile: HTMLElement | null) => void, close: () => void): (() => void) => {
  const listening = new AbortController();
  const end = followLooks(
    (target) => look(mayOpen() ? tileAt(target) : null),
    (focused) => focused.matches(':focus-visible'),
  );
  // oxlint-disable-next-line no-restricted-properties -- the signal ends it
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal: listening.signal });
  return () => {
    end();
    listening.abort();
  };
};

/** The side of a tile with room for the card; null where there is none. */
const sideOf = (tile: HTMLElement): 'start' | 'end' | null => {
  const { left, right } = tile.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(tile).direction === 'rtl';
  const widthAfter = isRightToLeft ? left : document.documentElement.clientWidth - right;
  const widthBefore = isRightToLeft ? document.documentElement.clientWidth - right : left;
  if (widthAfter >= cardWidthPx) return 'end';
  return widthBefore >= cardWidthPx ? 'start' : null;
};

/** Whether moving pictures are wanted. */
const mayMove = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

const Facts = ({ preview }: { preview: ProfilePreview }) => {
  const { model, about, videoCount, pinnedCount, nextShowAt, watching, hoursToBeOnline: hours } = preview;
  const intl = useIntl();
  const { language } = useApp().config;
  const { timeZone } = useKit();
  return (
    <div data-part="facts">
      <p data-part="headline">{model.headline}</p>
      {about !== '' && <p data-part="about">{about}</p>}
      <ul>
        {watching > 0 && <li>{intl.formatMessage(messages.watching, { count: watching })}</li>}
        {!model.isOnline && hours !== null && <li>{intl.formatMessage(messages.soon, { hours })}</li>}
        <li>{languageNames(model.spokenLanguages, intl)}</li>
        {videoCount > 0 && <li>{intl.formatMessage(messages.videos, { count: videoCount })}</li>}
        {pinnedCount > 0 && <li>{intl.formatMessage(messages.pinned, { count: pinnedCount })}</li>}
        {nextShowAt !== null && (
          <li>{intl.formatMessage(messages.nextShow, { at: formatEvening(nextShowAt, language, timeZone) })}</li>
        )}
      </ul>
    </div>
  );
};

/**
 * The card beside the tile that has the pointer or the focus: one listener for all tiles. It has no link of its own and closes by Escape. Who is
 * live moves in it, never with reduced motion.
 */
export const PreviewCardSync = observer(({ loadLoops }: { loadLoops: LoadLoops }) => {
  const { context } = useApp().stores;
  const [card] = useState(() => new PreviewCard(context));
  const [tile, setTile] = useState<HTMLElement | null>(null);
  useEffect(
    () =>
      follow((looked) => {
        setTile(looked);
        card.look(looked === null ? null : Number(looked.dataset['performer']));
      }, card.close),
    [card],
  );
  const { current } = card;
  if (current === null || tile === null) return null;
  const side = sideOf(tile);
  if (side === null) return null;
  return createPortal(
    <Card role="note" aria-label={current.model.name} data-side={side}>
      <div>
        {current.loop !== null && mayMove() && <PreviewLoop loop={current.loop} load={loadLoops} />}
        <Facts preview={current} />
      </div>
    </Card>,
    tile,
  );
});
