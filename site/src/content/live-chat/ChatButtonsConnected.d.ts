import type { ActorData } from '@lounge/stores/content/actors';
/**
 * The row of chat buttons with prices per minute. Chats cannot be started yet, which the buttons say when they are used.
 * @spec feature:performers.profile
 */
export declare const ChatButtonsConnected: (({ actor }: { actor: ActorData }) => import('react').JSX.Element) &
  import('react').NamedExoticComponent<{
    actor: ActorData;
  }> & {
    readonly type: ({ actor }: { actor: ActorData }) => import('react').JSX.Element;
  };
//# sourceMappingURL=ChatButtonsConnected.d.ts.map
