import type { IntlShape } from 'react-intl';
/** Title and description of the start page. */
export declare const homeHead: (intl: IntlShape) => {
  title: string;
  description: string;
};
//# sourceMappingURL=home-head.d.ts.map
