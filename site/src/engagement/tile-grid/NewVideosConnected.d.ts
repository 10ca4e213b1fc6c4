/** The newest videos; the section is left out where there are none. */
export declare const NewVideosConnected: (() => import('react').JSX.Element | null) &
  import('react').NamedExoticComponent<unknown> & {
    readonly type: () => import('react').JSX.Element | null;
  };
//# sourceMappingURL=NewVideosConnected.d.ts.map
