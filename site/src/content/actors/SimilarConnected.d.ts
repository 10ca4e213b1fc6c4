import type { Performer } from '@lounge/stores/content/actors';
/** Performers in the same mood; the section is left out where there are none. @spec feature:performers.recommendations */
export declare const SimilarConnected: (({
  performer,
}: {
  performer: Performer;
}) => import('react').JSX.Element | null) &
  import('react').NamedExoticComponent<{
    performer: Performer;
  }> & {
    readonly type: ({ performer }: { performer: Performer }) => import('react').JSX.Element | null;
  };
//# sourceMappingURL=SimilarConnected.d.ts.map
