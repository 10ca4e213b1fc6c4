import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { Button } from '../button/Button.tsx';

interface ConfirmQuestionProps {
  words: { ask: string; confirm: string; keep: string };
  /** Whether what was confirmed is on its way. @default false */
  isPending?: boolean | undefined;
  /** Why it was not done. @default none */
  problem?: string | undefined;
  onConfirm: () => void;
  onKeep: () => void;
}

/** Asks before something is deleted or reported. What keeps it takes the focus, with which the question is read. */
export function ConfirmQuestion({ words, isPending, problem, onConfirm, onKeep }: ConfirmQuestionProps) {
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
      <Button size="small" variant="outline" isPending={isPending} onClick={onConfirm} onKeyDown={byKey}>
        {words.confirm}
      </Button>
      <Button ref={keep} size="small" variant="text" onClick={onKeep} onKeyDown={byKey}>
        {words.keep}
      </Button>
      {problem !== undefined && (
        <p data-part="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Something that a button opens in its place or below it; the button takes the focus back when it closes. */
export interface Opened<E extends HTMLElement> {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** The button that opens it. */
  readonly button: RefObject<E | null>;
}

/** Keeps whether something is open, and returns the focus to its button. */
export function useOpened<E extends HTMLElement = HTMLButtonElement>(): Opened<E> {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<E>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, setOpen, button };
}
