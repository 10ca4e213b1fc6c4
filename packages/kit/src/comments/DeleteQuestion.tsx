import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { Button } from '../button/Button.tsx';

interface DeleteQuestionProps {
  words: { ask: string; deleteNow: string; keep: string };
  onDelete: () => void;
  onKeep: () => void;
}

/** Asks whether the comment is to be deleted. What keeps it takes the focus, with which the question is read. */
export function DeleteQuestion({ words, onDelete, onKeep }: DeleteQuestionProps) {
  const id = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const byKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    onKeep();
  };
  return (
    <div data-part="question" role="group" aria-labelledby={id}>
      <span id={id}>{words.ask}</span>
      <Button size="small" variant="outline" onClick={onDelete} onKeyDown={byKey}>
        {words.deleteNow}
      </Button>
      <Button ref={keep} size="small" variant="text" onClick={onKeep} onKeyDown={byKey}>
        {words.keep}
      </Button>
    </div>
  );
}

/** Something that a button opens in its place or below it; the button takes the focus back when it closes. */
export interface Opened {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** The button that opens it. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** Keeps whether something is open, and returns the focus to its button. */
export function useOpened(): Opened {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, setOpen, button };
}
