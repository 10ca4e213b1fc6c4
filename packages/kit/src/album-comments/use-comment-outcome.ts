import { useEffect, useRef, useState, type RefObject } from 'react';

interface Asked {
  readonly act: 'write' | 'delete';
  /** The comment that is to be deleted. */
  readonly id?: number;
}

/** State of the guest's own comment after the guest sent or deleted it. */
export interface CommentOutcome {
  /** Whether it is there or gone since; null before the guest did anything. */
  readonly outcome: 'written' | 'deleted' | null;
  /** The element of the own comment, which gets the focus once it is there. */
  readonly own: RefObject<HTMLLIElement | null>;
  readonly ask: (asked: Asked) => void;
}

/** Watches for the guest's comment to arrive or leave. A comment that arrives takes the focus, as its form has left with it. */
export function useCommentOutcome(comments: readonly { id: number; isOwn: boolean }[]): CommentOutcome {
  const [asked, ask] = useState<Asked | null>(null);
  const own = useRef<HTMLLIElement>(null);
  const isThere = comments.some(({ id, isOwn }) => isOwn && (asked?.id === undefined || asked.id === id));
  const isWritten = asked?.act === 'write' && isThere;
  const isDeleted = asked?.act === 'delete' && !isThere;
  useEffect(() => {
    if (isWritten && document.activeElement === document.body) own.current?.focus();
  }, [isWritten]);
  return { outcome: isWritten ? 'written' : isDeleted ? 'deleted' : null, own, ask };
}
