/** A page that is not there, or that failed; never a stack. @spec screen:not-found, error:http-not-ok */
export declare const ErrorScreen: () => import('react').JSX.Element;
//# sourceMappingURL=ErrorScreen.d.ts.map
