/** Who is live now. @spec query:models.online */
export declare const LiveRowConnected: (() => import('react').JSX.Element) &
  import('react').NamedExoticComponent<unknown> & {
    readonly type: () => import('react').JSX.Element;
  };
//# sourceMappingURL=LiveRowConnected.d.ts.map
