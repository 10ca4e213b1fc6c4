/** Scrolls to the element that `scrollTo` in the address names. @spec state:scroll-to, constant:pageQuery.scrollTo, feature:shell.scroll-to */
export declare const ScrollTarget: () => null;
//# sourceMappingURL=ScrollTarget.d.ts.map
