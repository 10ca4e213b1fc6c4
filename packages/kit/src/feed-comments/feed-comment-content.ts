import type { PictureContent } from '../picture/PictureImage.tsx';

/** A comment on a post. */
export interface FeedCommentContent {
  /** Its id, unique within the post. */
  id: number;
  /** The comment that it answers; null at the beginning of a thread. */
  parentId: number | null;
  /** Who wrote it; a guest without a name has null. */
  user: { name: string | null; avatar?: PictureContent | null | undefined };
  /** When it was written, ISO 8601. */
  created: string;
  /** Its words, which can run in either direction. */
  text: string;
  /** Whether the performer of the post wrote it. */
  isCreator: boolean;
  /** Whether who wrote it tipped the post; or how much, in whole coins. */
  tipped: boolean | number;
  /** Whether it answers an answer; it stands no deeper than that, with the name of whom it answers. */
  isReplyToReply: boolean;
  /** Whether the guest wrote it, and may delete it. */
  isOwn: boolean;
  /** Whether it is deleted and only keeps its place above its answers. */
  isDeleted: boolean;
  /** Whether the guest reported it, which hides its words from the guest. @default false */
  isReported?: boolean | undefined;
}
