import type { ActorData, Performer } from '@lounge/stores/content/actors';
/** Ratings, usual hours and the performer's own words. @spec feature:performers.online-times */
export declare const PerformerSideConnected: (({
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
//# sourceMappingURL=PerformerSideConnected.d.ts.map
