import type { RouteKey } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { useApp } from '../../shared/app-context.ts';
import { followTyping } from '../../shared/follow-typing.ts';
import type { RouteHandle } from '../../shared/head.ts';
import { useAttentionPause } from './attention-stores.ts';

const games: readonly RouteKey[] = [
  'personal.spinwheel',
  'magazine.game',
  'magazine.easter',
  'magazine.shooting-gallery',
  'magazine.wetnwildgame',
  'magazine.advent-calendar',
  'magazine.goldrush',
];

/** Holds questions back on pages of chats and games, while the payment dialog is open, and while the visitor types. */
export const AttentionPauses = observer(() => {
  const { paymentDialog } = useApp();
  const key = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.key;
  const [isTyping, setTyping] = useState(false);
  useEffect(() => followTyping(setTyping), []);
  useAttentionPause('chat', key === 'performer.live-show');
  useAttentionPause('game', key !== undefined && games.includes(key));
  useAttentionPause('payment', paymentDialog.view !== null);
  useAttentionPause('typing', isTyping);
  return null;
});
