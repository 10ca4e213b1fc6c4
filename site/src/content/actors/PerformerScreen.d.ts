/** A performer's page. @spec screen:performer.overview, screen:mobile.performer-overview, feature:performers.profile */
export declare const PerformerScreen: (() => import('react').JSX.Element | null) &
  import('react').NamedExoticComponent<unknown> & {
    readonly type: () => import('react').JSX.Element | null;
  };
//# sourceMappingURL=PerformerScreen.d.ts.map
