import type { ActorData, Performer } from '@lounge/stores/content/actors';
/** The top of the page: who it is and whether one can talk. */
export declare const PerformerHeaderConnected: (({
  performer,
  actor,
}: {
  performer: Performer;
  actor: ActorData;
}) => import('react').JSX.Element) &
  import('react').NamedExoticComponent<{
    performer: Performer;
    actor: ActorData;
  }> & {
    readonly type: ({ performer, actor }: { performer: Performer; actor: ActorData }) => import('react').JSX.Element;
  };
//# sourceMappingURL=PerformerHeaderConnected.d.ts.map
