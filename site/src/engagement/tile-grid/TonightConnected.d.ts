/** Everybody tonight, with the filters of the address. @spec component:TileGrid, feature:shell.tile-grid */
export declare const TonightConnected: (() => import('react').JSX.Element) &
  import('react').NamedExoticComponent<unknown> & {
    readonly type: () => import('react').JSX.Element;
  };
//# sourceMappingURL=TonightConnected.d.ts.map
