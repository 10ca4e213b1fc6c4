import { above, own } from './own-elements.ts';
import { preferenceCss } from './preference-css.ts';

/** The properties of which a page's rules for elements are taken back, to the browser's values or those of the element around. */
const taken =
  'background border border-radius box-shadow color display filter float font height inset letter-spacing list-style max-height max-width ' +
  'min-height min-width opacity outline padding position text-align text-decoration text-indent text-shadow text-transform transform width ' +
  'word-spacing';

/** The properties that pages set on pictures and drawings besides. */
const takenOfMedia =
  'aspect-ratio clip-path fill fill-opacity mask mix-blend-mode object-fit object-position overflow stroke stroke-dasharray stroke-linecap ' +
  'stroke-linejoin stroke-opacity stroke-width vector-effect vertical-align';

const declared = (properties: string, value: string): string =>
  properties
    .split(' ')
    .map((property) => `${property}:${value}`)
    .join(';');

/** Elements whose attributes, such as `width` and `fill`, are styles: `revert` would take back those as well, `revert-layer` leaves them. */
const media = 'svg,svg *,img,video,canvas,picture';

/**
 * Base rules of the kit's own elements. They take back what a page says of elements such as `button` or `h2`; the elements of a page, in
 * slots and beside components, keep theirs.
 */
const ownCss = `
${above} ${own}{
&:where(:not(${media})){${declared(taken, 'revert')}}
&:where(${media}){${declared(`${taken} ${takenOfMedia}`, 'revert-layer')}}
&:where([hidden]){display:none}
&:is(svg){color:inherit}
box-sizing:border-box;margin:0;letter-spacing:inherit;
&::before,&::after{box-sizing:border-box}
&:is(h1,h2,h3,h4){font-family:var(--kit-font-display);font-weight:var(--kit-display-weight);letter-spacing:var(--kit-display-tracking);line-height:var(--kit-line-height-display);font-variant-numeric:lining-nums;text-wrap:balance}
&:is(p){text-wrap:pretty}
&:is(h1){font-size:var(--kit-type-6)}
&:is(h2){font-size:var(--kit-type-5)}
&:is(ul,ol){list-style:none;padding:0}
&:is(a){color:inherit;text-decoration:none}
&:is(p a){text-decoration:underline;text-underline-offset:3px}
&:is(button,input,select,textarea){font:inherit;color:inherit}
&:is(button){background:none;border:0;padding:0;cursor:pointer;touch-action:manipulation}
&:is(img,svg,video){display:block;flex:none}
&:is(img,video){max-width:100%}
&:is(fieldset){border:0;padding:0;min-width:0}
&:is(summary){cursor:pointer;list-style:none}
&:is(summary)::-webkit-details-marker{display:none}
&:is([data-mirror]:dir(rtl)){transform:scaleX(-1)}
&:is(svg):where(.kit-coin){color:var(--kit-coin-mark)}
&:where(:focus-visible){outline:3px solid var(--kit-focus);outline-offset:3px;border-radius:var(--kit-radius-1)}
}`;

/**
 * Base rules for a page that is made for the kit: those of its own elements in all of a brand's scope. All have zero specificity, so that
 * every rule of the page overrides them.
 */
export const pageCss = `
:where([data-brand],[data-brand] *,[data-brand] ::before,[data-brand] ::after){box-sizing:border-box}
:where([data-brand] *){margin:0}
:where([data-brand] :is(h1,h2,h3,h4)){font-family:var(--kit-font-display);font-weight:var(--kit-display-weight);letter-spacing:var(--kit-display-tracking);line-height:var(--kit-line-height-display);font-variant-numeric:lining-nums;text-wrap:balance}
:where([data-brand] p){text-wrap:pretty}
:where([data-brand] h1){font-size:var(--kit-type-6)}
:where([data-brand] h2){font-size:var(--kit-type-5)}
:where([data-brand] :is(ul,ol)[data-part],[data-brand] :is(ul,ol)[class*=kit-]){list-style:none;padding:0}
:where([data-brand] a){color:inherit;text-decoration:none}
:where([data-brand] p a){text-decoration:underline;text-underline-offset:3px}
:where([data-brand] :is(button,input,select,textarea)){font:inherit;color:inherit;letter-spacing:inherit}
:where([data-brand] button){background:none;border:0;padding:0;cursor:pointer;touch-action:manipulation}
:where([data-brand] :is(img,svg,video)){display:block;flex:none}
:where([data-brand] :is(img,video)){max-width:100%}
:where([data-brand] fieldset){border:0;padding:0;min-width:0}
:where([data-brand] summary){cursor:pointer;list-style:none}
:where([data-brand] summary)::-webkit-details-marker{display:none}
:where([data-brand] :focus-visible){outline:3px solid var(--kit-focus);outline-offset:3px;border-radius:var(--kit-radius-1)}
`;

/** Rules of a brand's scope, and of the kit's own elements. `scope` selects where a brand begins: an element, and in a shadow tree the host. */
export const baseCss = (scope: string): string => `${ownCss}
${scope}{background-color:var(--kit-canvas);color:var(--kit-text);font:var(--kit-weight-body) var(--kit-type-3)/var(--kit-line-height-body) var(--kit-font-text);-webkit-font-smoothing:antialiased;letter-spacing:normal;text-align:start;text-transform:none;text-rendering:optimizeLegibility;-webkit-text-size-adjust:100%;-webkit-tap-highlight-color:transparent}
.kit-visually-hidden{position:absolute!important;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0}
/* The root keeps the size of type that the guest has set: it is what a rem is. */
:root[data-brand]{font-size:100%}
:root[data-brand]>body{font-size:var(--kit-type-3)}
:where([data-brand]:not(:root)){display:flow-root}
:where([data-brand]:not(:root):only-child,:host>[data-brand]){min-height:100%}
${scope}{--kit-page-margin:max(clamp(16px,50vw - 368px,32px),env(safe-area-inset-left),env(safe-area-inset-right))}
@media (max-width:767.98px){${scope}{--kit-type-3:var(--kit-type-3-small)}}
@media (scripting:none){[data-brand] :is([data-skeleton],[data-needs-script]){display:none!important}}
@media print{:root:has([data-printed]) body :not(:has([data-printed]),[data-printed],[data-printed] *){display:none!important}:root:has([data-printed]) :has([data-printed]){display:block!important;background:#fff!important}[data-printed],[data-printed] *{background:none!important;color:#000!important}}
@media (prefers-reduced-motion:reduce){${scope}{--kit-motion-feedback:0ms;--kit-motion-enter:0ms}:where([data-brand] *){animation-duration:0.01ms!important;animation-iteration-count:1!important;scroll-behavior:auto!important}}
:where([data-brand] ::selection){background:var(--kit-accent);color:var(--kit-accent-text)}
${preferenceCss}`;
