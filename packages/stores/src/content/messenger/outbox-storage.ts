import type { FailureCode } from '@lounge/protocol';
import type { TextSlot } from './remembered-channel.ts';

/** A number of one gift. */
export interface GiftCount {
  readonly giftId: number;
  readonly quantity: number;
}

/** What a guest has written: text, a picture, gifts, or a text with gifts. */
export interface Draft {
  readonly text?: string | null | undefined;
  /** The bytes of a PNG, JPEG or WebP file, `maxImageBytes` at most. */
  readonly image?: Uint8Array<ArrayBuffer> | null | undefined;
  readonly gifts?: readonly GiftCount[] | undefined;
}

/**
 * A message that has not arrived yet. It waits for the connection, is on its way, or was refused: then `failure` says
 * why, and the guest tries again or removes it.
 */
export interface OutboxItem {
  /** The same for every attempt, so that it arrives and is charged once. */
  readonly key: string;
  readonly channelId: number;
  readonly text: string | null;
  /** The picture until it is kept by the back end; it lives as long as the page. */
  readonly image: Uint8Array<ArrayBuffer> | null;
  readonly imageId: string | null;
  readonly gifts: readonly GiftCount[];
  /** When it was written, milliseconds since 1970. */
  readonly at: number;
  readonly state: 'waiting' | 'sending' | 'failed';
  readonly failure: FailureCode | null;
}

const isItem = (value: unknown): value is OutboxItem =>
  typeof value === 'object' && value !== null && 'key' in value && 'channelId' in value && 'gifts' in value;

/** Items out of a slot; what nobody can read counts as none. */
export const itemsIn = (slot: TextSlot): readonly OutboxItem[] => {
  try {
    const value = JSON.parse(slot.read() ?? '[]') as unknown;
    return Array.isArray(value) ? value.filter(isItem) : [];
  } catch {
    return [];
  }
};

/** Keeps items for the next page; a picture that the back end does not have yet cannot be kept, nor its message. */
export const keepItems = (slot: TextSlot, items: readonly OutboxItem[]): void => {
  const kept = items.filter(({ image, imageId }) => image === null || imageId !== null);
  slot.write(kept.length === 0 ? null : JSON.stringify(kept.map((item) => ({ ...item, image: null }))));
};
