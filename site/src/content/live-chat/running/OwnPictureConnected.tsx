import { OwnPicture } from '@lounge/kit/own-picture';
import type { LiveChatData } from '@lounge/stores/content/live-chat';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLiveChat } from '../live-chat-stores.ts';

/**
 * The guest's own picture in a chat with cameras on both sides. It is off until the guest turns it on; hiding the view leaves it as it is,
 * and another turn shows it again.
 */
export const OwnPictureConnected = observer(({ name, chat }: { name: string; chat: LiveChatData }) => {
  const { camera } = useLiveChat();
  const { chatId, isCameraOn } = chat;
  const [hiddenIn, setHiddenIn] = useState<string | null>(null);
  useEffect(() => {
    camera.enter(chatId, isCameraOn);
    return camera.leave;
    // What the server says afterwards is what this page told it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [camera, chatId]);
  if (hiddenIn === camera.state) return null;
  return (
    <OwnPicture
      name={name}
      stream={camera.stream}
      reason={camera.state === 'on' ? 'off' : camera.state}
      onHide={() => setHiddenIn(camera.state)}
    />
  );
});
