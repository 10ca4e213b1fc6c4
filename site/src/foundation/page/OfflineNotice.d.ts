/** Says that there is no network, and keeps what is there. @spec screen:overlay.offline */
export declare const OfflineNotice: (() => import('react').JSX.Element) &
  import('react').NamedExoticComponent<unknown> & {
    readonly type: () => import('react').JSX.Element;
  };
//# sourceMappingURL=OfflineNotice.d.ts.map
