import { useEffect, useRef, useState, type RefObject } from 'react';

interface Asked {
  readonly act: 'write' | 'delete';
  /** The comment that is to be deleted. */
  readonly id?: number;
  /** The guest's comments that were there before. */
  readonly before: ReadonlySet<number>;
}

interface WatchedComment {
  readonly id: number;
  readonly isOwn: boolean;
  /** Whether it only keeps its place. @default false */
  readonly isDeleted?: boolean | undefined;
}

/** State of the guest's comments after the guest sent or deleted one. */
export interface CommentOutcome {
  /** Whether it is there or gone since; null before the guest did anything. */
  readonly outcome: 'written' | 'deleted' | null;
  /** The comment that arrived; null before that. */
  readonly writtenId: number | null;
  /** The element of that comment, which gets the focus once it is there. */
  readonly own: RefObject<HTMLLIElement | null>;
  readonly ask: (asked: { act: 'write' } | { act: 'delete'; id: number }) => void;
}

/** Watches for a comment of the guest to arrive or leave. One that arrives takes the focus if its form has left with it. */
export function useCommentOutcome(comments: readonly WatchedComment[]): CommentOutcome {
  const [asked, setAsked] = useState<Asked | null>(null);
  const own = useRef<HTMLLIElement>(null);
  const owned = comments.filter(({ isOwn, isDeleted }) => isOwn && !isDeleted);
  const written = asked?.act === 'write' ? owned.find(({ id }) => !asked.before.has(id)) : undefined;
  const isWritten = written !== undefined;
  const isDeleted = asked?.act === 'delete' && !owned.some(({ id }) => id === asked.id);
  useEffect(() => {
    if (isWritten && document.activeElement === document.body) own.current?.focus();
  }, [isWritten]);
  return {
    outcome: isWritten ? 'written' : isDeleted ? 'deleted' : null,
    writtenId: written?.id ?? null,
    own,
    ask: (next) => setAsked({ ...next, before: new Set(owned.map(({ id }) => id)) }),
  };
}
