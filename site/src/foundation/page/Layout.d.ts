import type { ReactNode } from 'react';
/** What stands around every page: skip link, navigation, notices, consent, footer. @spec screen:shell.app-frame */
export declare const Layout: (({ children }: { children?: ReactNode }) => import('react').JSX.Element) &
  import('react').NamedExoticComponent<{
    children?: ReactNode;
  }> & {
    readonly type: ({ children }: { children?: ReactNode }) => import('react').JSX.Element;
  };
//# sourceMappingURL=Layout.d.ts.map
