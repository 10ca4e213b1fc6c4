import { ChatComposer } from '@lounge/kit/chat-composer';
import { ChatControls, type ChatControlsProps } from '@lounge/kit/chat-controls';
import { ChatMessageLog } from '@lounge/kit/chat-message-log';
import { ChatMeter, type ChatMeterProps } from '@lounge/kit/chat-meter';
import { ChatNotice, type ChatNoticeContent } from '@lounge/kit/chat-notice';
import { ChatTray } from '@lounge/kit/chat-tray';
import { GiftArt } from '@lounge/kit/gift-art';
import type { PickerGift } from '@lounge/kit/gift-picker';
import { ReactionBar } from '@lounge/kit/live-reaction';
import type { VideoChatProps } from '@lounge/kit/video-chat';
import type { Brand } from '@lounge/locale';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { picture } from '../fixtures/pictures.ts';
import { Still } from '../fixtures/Still.tsx';
import { chatItems } from './chat-items.tsx';

/** The controls of a chat from camera to camera. */
export const chatControls: ChatControlsProps = {
  name: 'Mirela',
  microphone: { isOn: false, onToggle: fn() },
  camera: { isOn: true, onToggle: fn() },
  sound: { isMuted: false, volume: 0.66, onChange: fn() },
  quality: {
    label: '1080p',
    choices: [
      { id: 2, label: '1080p' },
      { id: 1, label: '360p' },
    ],
    chosen: null,
    onChoose: fn(),
  },
  onFullScreen: fn(),
  onPictureInPicture: fn(),
  onReport: fn(),
  onBlock: fn(),
};

/** The meter of a chat after five minutes. */
export const chatMeter: ChatMeterProps = {
  seconds: 312,
  price: { amount: 3600 },
  spent: 10_800,
  balance: 32_000,
  onTopUp: fn(),
};

/** The gifts of the tray. */
export const trayGifts: readonly PickerGift[] = [
  { id: 2, name: 'Rose', price: 800, owned: 2, art: <GiftArt shape="rose" /> },
  { id: 5, name: 'Macaron', price: 600, art: <GiftArt shape="macaron" /> },
  { id: 4, name: 'Orchid', price: 1600, art: <GiftArt shape="orchid" /> },
];

/** A field that remembers what is written. */
function Composer({ onSend }: { onSend: (message: { text: string }) => void }) {
  const [text, setText] = useState('');
  const send = (message: { text: string }) => {
    setText('');
    onSend(message);
  };
  return <ChatComposer name="Mirela" text={text} onChange={(change) => setText(change.text)} onSend={send} />;
}

/** A tray that remembers the choice. */
export function Tray({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <ChatTray
      gifts={trayGifts}
      chosen={chosen}
      balance={32_000}
      reactions={<ReactionBar onReact={fn()} />}
      onChoose={({ gift }) => setChosen(gift?.id ?? null)}
      onSend={fn()}
      onAllGifts={fn()}
      onClose={onClose}
    />
  );
}

/** A notice with all actions. */
export const noticeOf = (notice: ChatNoticeContent | null) => (
  <ChatNotice
    notice={notice}
    name="Mirela"
    onTopUp={fn()}
    onOtherWays={fn()}
    onSoundOnly={fn()}
    onSoundOn={fn()}
    onVideoChat={fn()}
    onClose={fn()}
  />
);

/** All parts of a chat of a brand. */
export const chatOf = (brand: Brand): VideoChatProps => ({
  performer: { name: 'Mirela', portrait: picture(brand, 'portrait', 'mirela') },
  kind: 'Video chat',
  price: { amount: 3600 },
  picture: <Still brand={brand} />,
  meter: <ChatMeter {...chatMeter} />,
  controls: <ChatControls {...chatControls} />,
  log: <ChatMessageLog name="Mirela" items={chatItems} writing />,
  logNote: 'Writing is free in here',
  tray: <Tray onClose={fn()} />,
  write: <Composer onSend={fn()} />,
  notice: noticeOf(null),
  onEnd: fn(),
  onHeart: fn(),
  onTray: fn(),
});
