import { above, own } from './own-elements.ts';

/** Chosen among others: a toggle button, a tab, the current page of a navigation, a label around its checked box. */
const chosen =
  "[aria-pressed='true'],[aria-selected='true'],[aria-checked='true'],[aria-current]:not([aria-current='false'],.kit-tabs>a),label:has(>input:checked)";

/** Parts that only a ground or a shadow sets apart, neither of which forced colours have. */
const edged =
  "button,summary,dialog,article,label:has(>input),[data-part='bubble'],[data-skeleton],.kit-button-link,.kit-chip-link,.kit-icon-link";

/**
 * Forced colours have no grounds and shadows, so edges are outlines, which take no room: 3 px for a chosen element, dashed for an unavailable
 * one, double for a chosen one with the focus.
 */
const forcedColors = `
@media (forced-colors:active){
${above} ${own}{
&:where(${edged}):where(:not(:focus-visible)){outline:1px solid ButtonBorder;outline-offset:-1px}
&:where(article):where(:not(:focus-visible)){outline-offset:3px}
&:where([data-from='guest']>[data-part='bubble']){outline:3px double ButtonBorder;outline-offset:-3px}
&:where([aria-disabled='true'],:disabled):where(:not(:focus-visible)){outline:1px dashed GrayText;color:GrayText}
&:where(${chosen}):where(:not(:focus-visible)){outline:3px solid Highlight;outline-offset:-3px}
&:where(${chosen}):where(:focus-visible){outline:7px double Highlight;outline-offset:-2px}
&:where(.kit-tabs>a[aria-current])::after{background:Highlight!important}
&:is([data-presence],[data-part='face'],[data-part='face'] *){forced-color-adjust:none}
}}`;

/** Roles that are softer than text become text, and labels on pictures opaque. */
const moreContrast = `
@media (prefers-contrast:more){
[data-brand][data-theme],[data-brand] [data-on-picture]{--kit-text-muted:var(--kit-text);--kit-line-strong:var(--kit-text);--kit-line:var(--kit-text);--kit-on-picture-text-muted:var(--kit-on-picture-text);--kit-min-alpha:1;--kit-label:rgb(var(--kit-scrim));--kit-meter:rgb(var(--kit-scrim))}
${above} ${own}:is(a):where(:not([data-part])){text-decoration:underline;text-underline-offset:3px}
}`;

/** Grounds of text on pictures are opaque; `--kit-min-alpha` is the least alpha of those that components mix. */
const lessTransparency = `
@media (prefers-reduced-transparency:reduce){
[data-brand][data-theme],[data-brand] [data-on-picture]{--kit-min-alpha:1;--kit-label:rgb(var(--kit-scrim));--kit-meter:rgb(var(--kit-scrim))}
[data-brand] [data-on-picture]{--kit-surface-2:rgb(var(--kit-scrim))}
[data-brand] ::backdrop{backdrop-filter:none!important}
}`;

/** Rules for the preferences of a device: forced colours, more contrast, less transparency. */
export const preferenceCss = `${forcedColors.trim()}${moreContrast}${lessTransparency}
`;
