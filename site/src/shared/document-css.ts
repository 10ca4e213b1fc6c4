import type { Brand } from '@lounge/kit/brand';
import { fontFaceCss } from '@lounge/kit/fonts';
import { pageCss, tokensCss } from '@lounge/kit/theme';

/**
 * Rules of the document of each page, beside those of its brand. What takes the focus, or is the target of a link, is not under the bar;
 * below a modal window (`ModalLock`) the page does not scroll.
 */
export const documentCss = `
:root{scroll-padding-top:calc(var(--kit-size-navbar) + 8px)}
:root[data-modal]{overflow:hidden}
:root[data-modal='gutter']{scrollbar-gutter:stable}
`;

/** The sheet of a document: the fonts and tokens of its brand, and what each page has. */
export const sheetOf = (brand: Brand): string => fontFaceCss(brand) + tokensCss(brand) + pageCss + documentCss;
