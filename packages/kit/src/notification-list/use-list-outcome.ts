import { useEffect, useRef, useState, type RefObject } from 'react';

/** The part of a notification by which the outcome shows. */
interface Item {
  readonly id: number;
  readonly text: string;
  readonly unseen?: boolean | undefined;
  readonly unread?: boolean | undefined;
}

/** An action that the guest asked for, in a list of notifications. */
type Asked = { readonly act: 'markAll' } | { readonly act: 'remove'; readonly notification: Item };

/** Outcome of the guest's last action in a list of notifications. */
export interface ListOutcome {
  /** Whether the guest did anything yet. */
  readonly isAsked: boolean;
  /** Whether all are read since the guest marked them. */
  readonly isAllRead: boolean;
  /** The notification that is gone since the guest removed it; null for none. */
  readonly removed: Item | null;
  readonly ask: (asked: Asked) => void;
}

/** Watches for the last action to show. A keyboard that pressed the button which marks all goes on at the heading. */
export function useListOutcome(
  notifications: readonly Item[],
  heading: RefObject<HTMLHeadingElement | null>,
): ListOutcome {
  const [asked, ask] = useState<Asked | null>(null);
  const isMarked = useRef(false);
  const isAllRead = asked?.act === 'markAll' && !notifications.some(({ unseen, unread }) => unseen || unread);
  useEffect(() => {
    if (isAllRead && !isMarked.current && document.activeElement === document.body) heading.current?.focus();
    isMarked.current = isAllRead;
  }, [isAllRead, heading]);
  const isRemoved = asked?.act === 'remove' && !notifications.some(({ id }) => id === asked.notification.id);
  return { isAsked: asked !== null, isAllRead, removed: isRemoved ? asked.notification : null, ask };
}
