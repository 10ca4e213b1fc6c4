import type { LoadState } from '@lounge/stores';
import type { Conversation } from '@lounge/stores/content/messenger';

/** The read of the newest page. */
interface Read {
  readonly page: { readonly state: LoadState; readonly value: unknown };
}
type Known = Read & Pick<Conversation, 'isLoadingEarlier' | 'hasEarlierFailed' | 'hasEarlier'>;

/**
 * The state of the area before the first message. Messages that were pushed show before the conversation was ever read: then the
 * newest page itself is what comes before them.
 */
export const earlierOf = ({ page, isLoadingEarlier, hasEarlierFailed, hasEarlier }: Known) => {
  if (page.value === null) return page.state === 'failed' ? 'failed' : 'loading';
  return isLoadingEarlier ? 'loading' : hasEarlierFailed ? 'failed' : hasEarlier ? 'more' : 'none';
};

/** Reads the messages before the first one. */
export const readEarlier = (conversation: Read & Pick<Conversation, 'load' | 'loadEarlier'>): void => {
  void (conversation.page.value === null ? conversation.load() : conversation.loadEarlier());
};
