/** The stage at the top of the start page. */
export declare const JumbotronConnected: (() => import('react').JSX.Element | null) &
  import('react').NamedExoticComponent<unknown> & {
    readonly type: () => import('react').JSX.Element | null;
  };
//# sourceMappingURL=JumbotronConnected.d.ts.map
