import type { StorageKey } from '@lounge/locale';
import { failureCodes, parse, s, type FailureCode, type Infer } from '@lounge/protocol';
import { jsonIn, type StoredText } from '../../reactive/stored-text.ts';
import type { GiftCount } from '../gifts/index.ts';

/** A message that the guest writes: text, a picture, gifts, or text with gifts. */
export interface Draft {
  readonly text?: string | null | undefined;
  /** The bytes of a PNG, JPEG or WebP file, `maxImageBytes` at most. */
  readonly image?: Uint8Array<ArrayBuffer> | null | undefined;
  readonly gifts?: readonly GiftCount[] | undefined;
  /** The live chat in which it is written. @default none */
  readonly chatId?: string | null | undefined;
  /** Whether that chat is a free one. @default false */
  readonly isFreechat?: boolean | undefined;
}

/**
 * A message that the server has not confirmed. It waits for the connection, is being sent, or was rejected with
 * `failure`: the guest then retries or removes it.
 */
export interface OutboxItem {
  /** The idempotency key, the same for every attempt. */
  readonly key: string;
  readonly channelId: number;
  /** The live chat in which it was written; null outside one. */
  readonly chatId: string | null;
  /** Whether that chat is a free one. */
  readonly isFreechat: boolean;
  readonly text: string | null;
  /** The picture until it is uploaded; it lasts as long as the page. */
  readonly image: Uint8Array<ArrayBuffer> | null;
  readonly imageId: string | null;
  readonly gifts: readonly GiftCount[];
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  readonly state: 'waiting' | 'sending' | 'failed';
  readonly failure: FailureCode | null;
}

/** The storage key of a guest's outbox. */
export const outboxKey = (guestId: number): StorageKey => `messenger.outbox.${guestId}`;

const storedItem = s.object({
  key: s.boundedString(64),
  channelId: s.entityId,
  // Absent in what an older page stored.
  chatId: s.optional(s.nullable(s.string)),
  isFreechat: s.optional(s.boolean),
  text: s.nullable(s.string),
  image: s.nullable(s.empty),
  imageId: s.nullable(s.string),
  gifts: s.array(s.object({ giftId: s.entityId, quantity: s.count })),
  at: s.number,
  state: s.enum(['waiting', 'sending', 'failed']),
  failure: s.nullable(s.enum(failureCodes)),
});

const toItem = (stored: Infer<typeof storedItem>): OutboxItem => ({
  ...stored,
  chatId: stored.chatId ?? null,
  isFreechat: stored.isFreechat ?? false,
  image: null,
});

/** Reads items from a stored text; what does not match the schema is dropped. */
export const readItems = (storedText: StoredText): readonly OutboxItem[] => {
  const stored = jsonIn(storedText);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((each) => {
    const parsed = parse(storedItem, each);
    return parsed.ok ? [toItem(parsed.value)] : [];
  });
};

/** Writes items to a stored text, except for messages whose picture is not uploaded yet. */
export const writeItems = (storedText: StoredText, items: readonly OutboxItem[]): void => {
  const stored = items.filter(({ image, imageId }) => image === null || imageId !== null);
  storedText.write(stored.length === 0 ? null : JSON.stringify(stored.map((item) => ({ ...item, image: null }))));
};
