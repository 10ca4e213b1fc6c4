import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { gift } from '../icons/paths/gift.ts';
import { heartFill } from '../icons/paths/heart-fill.ts';
import { Picture } from '../picture/Picture.tsx';
import type { PictureContent } from '../picture/PictureImage.tsx';
import { PriceParts, type PriceContent } from '../price/PriceParts.tsx';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { useFading } from './use-fading.ts';
import { useTrayHeight } from './use-tray-height.ts';
import { useVisibleHeight } from './use-visible-height.ts';
import { messages } from './VideoChat.messages.ts';
import { videoChatStyles } from './VideoChat.styles.ts';

/** Props of VideoChat. */
export interface VideoChatProps extends RootProps<'section'> {
  /** The performer. */
  performer: { name: string; portrait: PictureContent };
  /** The kind of chat in the guest's language, such as "Video chat". */
  kind: string;
  /** The price per minute, shown beside the kind where the meter has no place for it. */
  price?: PriceContent | undefined;
  /** Whether the performer is connected. @default true */
  connected?: boolean | undefined;
  /** The picture: a LiveStreamPlayer. */
  picture: ReactNode;
  /** The meter: a ChatMeter. */
  meter: ReactNode;
  /** The controls: ChatControls. */
  controls: ReactNode;
  /** The log: a ChatMessageLog. */
  log: ReactNode;
  /** A sentence beside the heading of the log. */
  logNote?: ReactNode;
  /** Reactions and gifts: a ChatTray. */
  tray?: ReactNode;
  /** The field for messages: a ChatComposer. */
  write?: ReactNode;
  /** The notice in the dock: a ChatNotice, without content too, so that its next one is announced. */
  notice?: ReactNode;
  /** The guest's own picture: an OwnPicture. */
  own?: ReactNode;
  /** Reactions that rise over the picture: LiveReactions. */
  reactions?: ReactNode;
  /** Whether the tray is open, on phones, where it is a sheet. @default false */
  trayOpen?: boolean | undefined;
  /** The label of the button that ends it. @default "End chat" */
  endLabel?: string | undefined;
  /** Whether it is ending. @default false */
  isEnding?: boolean | undefined;
  /** Called when the guest ends the chat. */
  onEnd: () => void;
  /** Called when the guest sends a heart by the button on phones; without a handler there is none. */
  onHeart?: (() => void) | undefined;
  /** Called when the guest opens or closes the tray on phones. */
  onTray?: ((tray: { open: boolean }) => void) | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-video-chat' })`
  ${videoChatStyles}
`;

function Who({
  performer,
  kind,
  price,
  connected = true,
}: Pick<VideoChatProps, 'performer' | 'kind' | 'price' | 'connected'>) {
  const intl = useIntl();
  const { language } = useKit();
  const { name, portrait } = performer;
  return (
    <div data-part="who" data-connected={connected || undefined}>
      <Picture {...portrait} alt="" data-part="portrait" width={48} height={48} widths={[160]} sizes="48px" />
      <div data-part="names">
        <h1>{name}</h1>
        <p>
          <span data-part="dot" aria-hidden="true" />
          <span className="kit-visually-hidden">
            {`${intl.formatMessage(connected ? messages.connected : messages.notConnected)}, `}
          </span>
          {kind}
          {price && (
            <span data-part="price">
              <PriceParts price={{ ...price, per: 'minute' }} intl={intl} language={language} />
            </span>
          )}
        </p>
      </div>
    </div>
  );
}

const focusable = 'button:not([disabled]), a[href], input, select, textarea, [tabindex="0"]';

/** Moves the focus into the sheet when it opens, and back to its button when it closes. */
function useSheetFocus(isOpen: boolean) {
  const sheet = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen) sheet.current?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
    else button.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return { sheet, button };
}

type SideProps = Pick<VideoChatProps, 'log' | 'logNote' | 'tray' | 'write' | 'onHeart' | 'onTray'> & {
  isTrayOpen: boolean;
  root: RefObject<HTMLElement | null>;
};

function Side({ root, log, logNote, tray, write, isTrayOpen, onHeart, onTray }: SideProps) {
  const intl = useIntl();
  const { sheet, button } = useSheetFocus(isTrayOpen);
  useTrayHeight(root, sheet, isTrayOpen);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isTrayOpen) return;
    event.stopPropagation();
    // Otherwise a dialog around it is cancelled as well.
    event.preventDefault();
    onTray?.({ open: false });
  };
  return (
    <aside data-part="side" aria-label={intl.formatMessage(messages.chat)}>
      <div data-part="head">
        <h2>{intl.formatMessage(messages.chat)}</h2>
        {logNote !== undefined && <p data-slot="">{logNote}</p>}
      </div>
      <div data-part="log" data-slot="">
        {log}
      </div>
      {write !== undefined && (
        <div data-part="write" data-slot="">
          {write}
        </div>
      )}
      <div data-part="quick" data-on-picture="">
        {onHeart && (
          <button type="button" data-quick="heart" onClick={onHeart}>
            <Icon path={heartFill} size={22} />
            <span className="kit-visually-hidden">{intl.formatMessage(messages.heart)}</span>
          </button>
        )}
        {onTray && (
          <button
            type="button"
            data-quick="gifts"
            ref={button}
            aria-expanded={isTrayOpen}
            onClick={() => onTray({ open: !isTrayOpen })}
          >
            <Icon path={gift} size={22} />
            <span className="kit-visually-hidden">{intl.formatMessage(messages.gifts)}</span>
          </button>
        )}
      </div>
      {tray !== undefined && (
        // Escape closes the sheet from anywhere inside.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div data-part="tray" data-slot="" ref={sheet} onKeyDown={closeByKey}>
          {tray}
        </div>
      )}
    </aside>
  );
}

/**
 * A running chat: the picture with name, meter and end above, controls below and log beside it. On phones the picture fills the screen
 * under the log, and the tray is a sheet. Only the controls fade.
 */
export function VideoChat(props: VideoChatProps) {
  const {
    performer,
    kind,
    price,
    connected,
    picture,
    meter,
    controls,
    log,
    logNote,
    tray,
    write,
    notice,
    own,
    reactions,
    trayOpen = false,
    endLabel,
    isEnding = false,
    onEnd,
    onHeart,
    onTray,
    ref,
    ...rest
  } = props;
  const intl = useIntl();
  const { clock } = useKit();
  const root = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current, []);
  const isFaded = useFading(stage, bar, clock);
  useVisibleHeight(root);
  return (
    <Root
      aria-label={intl.formatMessage(messages.label, { kind, name: performer.name })}
      {...rest}
      ref={root}
      data-controls={isFaded ? 'faded' : undefined}
      data-tray={trayOpen ? 'open' : undefined}
    >
      <div data-part="stage" ref={stage}>
        <div data-part="picture" data-slot="">
          {picture}
        </div>
        <div data-part="shade" aria-hidden="true" />
        {reactions !== undefined && (
          <div data-part="reactions" data-slot="">
            {reactions}
          </div>
        )}
        <header data-part="top" data-on-picture="">
          <Who performer={performer} kind={kind} price={price} connected={connected} />
          <div data-part="meter" data-slot="">
            {meter}
          </div>
          <button
            type="button"
            data-part="end"
            aria-disabled={isEnding || undefined}
            onClick={isEnding ? undefined : onEnd}
          >
            {endLabel ?? intl.formatMessage(messages.end)}
          </button>
        </header>
        {own !== undefined && (
          <div data-part="own" data-on-picture="" data-slot="">
            {own}
          </div>
        )}
        <div data-part="dock" data-on-picture="" data-slot="">
          {notice}
        </div>
        <div data-part="controls" data-slot="" ref={bar}>
          {controls}
        </div>
      </div>
      <Side
        root={root}
        log={log}
        logNote={logNote}
        tray={tray}
        write={write}
        isTrayOpen={trayOpen}
        onHeart={onHeart}
        onTray={onTray}
      />
    </Root>
  );
}
