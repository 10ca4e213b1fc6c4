import { EarlierChats } from '@lounge/kit/earlier-chats';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useApp } from '../../shared/app-context.ts';
import { kitKindOf } from './kit-kind.ts';
import { useLiveChat } from './live-chat-stores.ts';

/** The chats from which the guest changed into the last one, and the way to all of them with their bills. */
export const EarlierChatsConnected = observer(({ level }: { level?: 2 | 3 }) => {
  const { language, brand } = useApp().config;
  const { chat } = useLiveChat();
  return (
    <EarlierChats
      level={level}
      chats={chat.earlier.map(({ chatId: id, kind, seconds, spent, giftsSpent }) => ({
        id,
        kind: kitKindOf[kind],
        seconds,
        amount: spent + giftsSpent,
      }))}
      href={pathTo('personal.chats', language, { product: brand })}
    />
  );
});
