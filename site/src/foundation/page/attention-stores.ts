import { storedTextOf } from '@lounge/stores';
import { Attention, type AttentionKind, type AttentionPause } from '@lounge/stores/foundation/page';
import { newKey } from '@lounge/transport';
import { useEffect } from 'react';
import { browserStorage } from '../../shared/browser-storage.ts';
import { defineModule } from '../../shared/define-module.ts';
import { followPageHide } from '../../shared/follow-visibility.ts';

/** The things that ask for the visitor's attention on a page, and in the visitor's other tabs. */
const { use } = defineModule({
  key: 'attention',
  create: ({ currentTime }) =>
    new Attention({ now: currentTime, asked: storedTextOf(browserStorage, 'asked-questions'), tab: newKey() }),
  listen: (attention, { scope }) => {
    attention.connect(new BroadcastChannel('attention'), scope);
    scope.onEnd(followPageHide(attention.left));
  },
});

/**
 * Asks for the visitor's attention while something is due. Returns whether it is its turn: one thing at a time covers the page. Call it in an
 * observer.
 */
export const useAttention = (kind: AttentionKind, isDue: boolean): boolean => {
  const attention = use();
  useEffect(() => (isDue ? attention.ask(kind) : undefined), [attention, kind, isDue]);
  const isNext = isDue && attention.next === kind;
  useEffect(() => (isNext ? attention.begin(kind) : undefined), [attention, kind, isNext]);
  return isDue && attention.current === kind;
};

/** Holds questions back in all tabs while the visitor does something that none may interrupt. */
export const useAttentionPause = (reason: AttentionPause, isGoing: boolean): void => {
  const attention = use();
  useEffect(() => (isGoing ? attention.pause(reason) : undefined), [attention, reason, isGoing]);
};
