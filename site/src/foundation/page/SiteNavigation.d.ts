/** The navigation bar: what leads somewhere, language, theme. */
export declare const SiteNavigation: ({ onPicture }: { onPicture: boolean }) => import('react').JSX.Element;
//# sourceMappingURL=SiteNavigation.d.ts.map
