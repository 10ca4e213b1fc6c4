import { useState } from 'react';
import { useIsMounted } from '../use-is-mounted.ts';

/** The server's answer to a choice. */
export interface ChoiceAnswer {
  /** The id of the symbol that was inside; null for an empty one. */
  symbol: string | null;
  /** The reward as text; null for nothing. */
  won: string | null;
}

/** All are closed, the server is asked, one is open, or a try that was not counted. */
export type ChoicePhase = 'closed' | 'opening' | 'open' | 'failed';

/** Options of useChoice. */
interface ChoiceOptions {
  readonly canChoose: boolean;
  readonly onChoose: (choice: { at: number }) => Promise<ChoiceAnswer | null>;
}

/** A choice among several that are closed: one is opened by the server's answer, and the guest closes it for the next try. */
export function useChoice({ canChoose, onChoose }: ChoiceOptions) {
  const [phase, setPhase] = useState<ChoicePhase>('closed');
  const [chosen, setChosen] = useState<number | null>(null);
  const [answer, setAnswer] = useState<ChoiceAnswer | null>(null);
  const isMounted = useIsMounted();

  const choose = async (at: number): Promise<void> => {
    if (!canChoose || phase === 'opening' || phase === 'open') return;
    setPhase('opening');
    setChosen(at);
    const found = await onChoose({ at }).catch(() => null);
    if (!isMounted.current) return;
    setAnswer(found);
    setPhase(found === null ? 'failed' : 'open');
  };
  const close = (): void => {
    setPhase('closed');
    setAnswer(null);
  };
  return { phase, chosen, answer, choose, close };
}
