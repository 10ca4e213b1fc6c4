import { Attention, type AttentionKind } from '@lounge/stores/foundation/page';
import { useEffect } from 'react';
import { defineModule } from '../../shared/define-module.ts';

/** The things that ask for the visitor's attention on a page. */
const { use } = defineModule({ key: 'attention', create: () => new Attention() });

/**
 * Asks for the visitor's attention while something is due. Returns whether it is its turn: one thing at a time covers the page. Call it in an
 * observer.
 */
export const useAttention = (kind: AttentionKind, isDue: boolean): boolean => {
  const attention = use();
  useEffect(() => (isDue ? attention.ask(kind) : undefined), [attention, kind, isDue]);
  return isDue && attention.current === kind;
};
