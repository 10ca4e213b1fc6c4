/** The footer: nothing that leads nowhere. */
export declare const SiteFooter: () => import('react').JSX.Element;
//# sourceMappingURL=SiteFooter.d.ts.map
