/** Asks once about cookies that are not necessary; works as a form without script. */
export declare const ConsentRegion: () => import('react').JSX.Element | null;
//# sourceMappingURL=ConsentRegion.d.ts.map
