import type { Infer } from '@lounge/protocol';
import { blogPlaceholder } from '@lounge/protocol/engagement/blog';
import { parsed } from '../parsed.ts';

type PlaceholderData = Infer<typeof blogPlaceholder>;

/** An answer of the placeholder of blog. */
export const aBlogPlaceholder = (over: Partial<PlaceholderData> = {}): PlaceholderData =>
  parsed(blogPlaceholder, { isPlaceholder: true, ...over });
