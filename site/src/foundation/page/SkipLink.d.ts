/** Takes keyboards past the navigation. */
export declare const SkipLink: () => import('react').JSX.Element;
//# sourceMappingURL=SkipLink.d.ts.map
