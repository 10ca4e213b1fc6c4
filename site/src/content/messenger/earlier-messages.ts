import type { LoadState } from '@lounge/stores';
import type { Conversation } from '@lounge/stores/content/messenger';

/** The reading of the newest page, as far as it counts here. */
interface Read {
  readonly page: { readonly state: LoadState; readonly value: unknown };
}
type Known = Read & Pick<Conversation, 'isLoadingEarlier' | 'hasEarlierFailed' | 'hasEarlier'>;

/**
 * What stands before the first message. Messages that were pushed show before the conversation was ever read: then the
 * newest page itself is what comes before them.
 */
export const earlierOf = ({ page, isLoadingEarlier, hasEarlierFailed, hasEarlier }: Known) => {
  if (page.value === null) return page.state === 'failed' ? 'failed' : 'loading';
  return isLoadingEarlier ? 'loading' : hasEarlierFailed ? 'failed' : hasEarlier ? 'more' : 'none';
};

/** Reads what stands before the first message. */
export const readEarlier = (conversation: Read & Pick<Conversation, 'load' | 'loadEarlier'>): void => {
  void (conversation.page.value === null ? conversation.load() : conversation.loadEarlier());
};
