import type { PictureContent } from '../picture/PictureImage.tsx';
import type { TippingGoalContent } from '../tipping-goal/TippingGoal.tsx';

/** The type of a post. */
export type FeedPostType = 'clip' | 'hotClip' | 'photoGallery' | 'photos' | 'profileImage' | 'text' | 'photoContest';

/** The kind of a feed: in that of a profile nobody is followed, as the profile has that button; on the start page comments are left out. */
export type FeedKind = 'profile' | 'mixed' | 'favourite' | 'startPage';

/** The performer of a post. */
export interface FeedPostModel {
  /** The performer's name. */
  name: string;
  /** The performer's picture. @default the first letter of the name */
  avatar?: PictureContent | null | undefined;
  /** Whether the performer is online; `momentum` is online and busy. */
  onlineState: 'online' | 'offline' | 'momentum';
}

/** The guest’s own marks on a post. */
export interface FeedPostGuestState {
  liked: boolean;
  viewed: boolean;
  following: boolean;
  bought: boolean;
  tipped: boolean;
  commented: boolean;
  /** Whether the guest reported it, which leaves one sentence until the guest shows it again. @default false */
  reported?: boolean | undefined;
}

/** A post of a performer. */
export interface FeedPostContent {
  /** When it appeared, ISO 8601. */
  published: string;
  /** Its type. */
  type: FeedPostType;
  /** Whether it is shown; a hidden or removed one leaves one sentence. */
  status: 'published' | 'hidden' | 'removed';
  /** Whether the performer pinned it. */
  pinned: boolean;
  /** Its title; empty for none. */
  title: string;
  /** Its words; empty for none. */
  text: string;
  /** How many guests saw it. */
  views: number;
  /** How many guests like it. */
  likes: number;
  /** How many comments it has. */
  commentsTotal: number;
  /** The goal that guests tip towards; null for none. */
  tippingGoal: TippingGoalContent | null;
  /** The guest’s own marks on it. */
  guestState: FeedPostGuestState;
  /** Whose post it is. */
  model: FeedPostModel;
}
