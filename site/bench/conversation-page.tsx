/** The page of `npm run bench -- conversation`: conversations of any length, on demand. */
import { Conversation, type ConversationItem } from '@lounge/kit/conversation';
import { KitProvider } from '@lounge/kit/kit-provider';
import { messages as texts } from '@lounge/kit/texts/en';
import { pageCss, tokensCss } from '@lounge/kit/theme';
import { velvet } from '@lounge/kit/velvet';
import { channelMessage } from '@lounge/protocol/content/messenger';
import { storedTextOf, type StoreContext, type PushSocket } from '@lounge/stores';
import { Conversation as ConversationStore, Outbox, type Message } from '@lounge/stores/content/messenger';
import { systemClock, createScope } from '@lounge/transport';
import { observer } from 'mobx-react-lite';
import { useMemo, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { itemsWith } from '../src/content/messenger/conversation-items.tsx';

const now = Date.parse('2026-11-20T20:45:00.000Z');
const minuteMs = 60_000;
const sentences = [
  'The kettle is on.',
  'Which song shall I play for you, the slow one or the one from Friday?',
  'Yes.',
];

const messageOf = (id: number, count: number): Message => ({
  messageId: id,
  channelId: 1,
  key: null,
  messageType: 'text',
  senderType: id % 3 === 0 ? 'guest' : 'actor',
  text: `${id}. ${sentences[id % sentences.length]}`,
  date: new Date(now - (count - id) * minuteMs).toISOString(),
  model: { id: 101, name: 'Mirela' },
  media: null,
  includedGifts: [],
  price: { value: 0, currency: 'VXC' },
  chatId: null,
  data: null,
  deliveredAt: null,
  readAt: null,
});

const messagesOf = (count: number): Message[] => Array.from({ length: count }, (_, at) => messageOf(at + 1, count));

const itemOf = ({ messageId, senderType, date, text }: Message): ConversationItem => ({
  id: `m${messageId}`,
  from: senderType === 'guest' ? 'guest' : 'performer',
  at: date,
  text,
});

const Pane = styled.div`
  display: flex;
  flex-direction: column;
  width: 704px;
  height: 800px;
`;

const kit = (child: ReactNode) => (
  <KitProvider brand={velvet} language="en" theme="dark" messages={texts}>
    <Pane>{child}</Pane>
  </KitProvider>
);

/** Connects a conversation's store to the kit, as the site does. */
const ConnectedConversation = observer(({ store }: { store: ConversationStore }) => {
  const intl = useIntl();
  const itemsOf = useMemo(
    () => itemsWith({ catalogue: null, intl, pictureOf: () => null, language: 'en', token: '' }),
    [intl],
  );
  return <Conversation name="Mirela" items={itemsOf(store)} now={now} />;
});

const noSubscription = () => () => undefined;
/** A socket that publishes nothing; incoming messages are passed to the store directly. */
const socket: PushSocket = { state: 'ready', on: noSubscription, onState: noSubscription, onResync: noSubscription };
const noStoredText = storedTextOf(
  { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  'messenger.outbox.1',
);

const storeOf = async (count: number): Promise<ConversationStore> => {
  const value = { items: messagesOf(count), total: count };
  // The store makes only this call.
  const client = { call: () => Promise.resolve({ ok: true, value }) } as unknown as StoreContext['client'];
  const context = { scope: createScope(), clock: systemClock, client };
  const store = new ConversationStore(1, context, socket, new Outbox(context, socket, { storedText: noStoredText }));
  await store.load();
  return store;
};

let root: Root | null = null;
let items: readonly ConversationItem[] = [];
let store: ConversationStore | null = null;
let lastId = 0;

const render = (child: ReactNode): void => {
  root ??= createRoot(document.querySelector('#root') ?? document.body);
  const currentRoot = root;
  flushSync(() => currentRoot.render(kit(child)));
};

const bench = {
  /** Creates the messages that the next `mount` shows. */
  prepare: (count: number): void => {
    items = messagesOf(count).map((message) => itemOf(message));
  },
  mount: (): void => render(<Conversation name="Mirela" items={items} now={now} />),
  unmount: (): void => {
    root?.unmount();
    root = null;
  },
  /** Shows a store's conversation. */
  follow: async (count: number): Promise<void> => {
    store = await storeOf(count);
    lastId = count;
    render(<ConnectedConversation store={store} />);
  },
  /** Adds an incoming message. */
  push: (): void => {
    lastId += 1;
    const message = { ...messageOf(lastId, lastId), type: channelMessage.type };
    store?.onMessage({ message });
  },
};

const sheet = new CSSStyleSheet();
sheet.replaceSync(tokensCss(velvet) + pageCss);
document.adoptedStyleSheets = [sheet];
Object.assign(window, { bench });
