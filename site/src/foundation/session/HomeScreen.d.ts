/** The start page. @spec screen:home, feature:shell.start-page */
export declare const HomeScreen: (() => import('react').JSX.Element) &
  import('react').NamedExoticComponent<unknown> & {
    readonly type: () => import('react').JSX.Element;
  };
//# sourceMappingURL=HomeScreen.d.ts.map
