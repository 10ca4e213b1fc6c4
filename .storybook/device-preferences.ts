/** Preferences of a device, which the toolbar shows without changing the device. */
export const devicePreferences = ['none', 'forced colours', 'more contrast', 'less transparency'] as const;

/** One of the preferences. */
export type DevicePreference = (typeof devicePreferences)[number];

const queries: Readonly<Record<Exclude<DevicePreference, 'none'>, string>> = {
  'forced colours': '(forced-colors:active)',
  'more contrast': '(prefers-contrast:more)',
  'less transparency': '(prefers-reduced-transparency:reduce)',
};

/**
 * The colours that a browser forces on a page. Only a device forces all of them, such as those of gradients and of scroll bars: this shows
 * what they come close to.
 */
const forcedColors = `
[data-brand],[data-brand] :not(img,video,canvas,svg *,[data-presence],[data-part='face'],[data-part='face'] *){color:CanvasText!important;border-color:CanvasText!important;box-shadow:none!important;text-shadow:none!important}
[data-brand],[data-brand] :not(img,video,canvas,svg,svg *,span,small,b,strong,[data-presence],[data-part='face'],[data-part='face'] *){background-color:Canvas!important}
[data-brand] a,[data-brand] a :not(svg *){color:LinkText!important}
[data-brand] button{background-color:ButtonFace!important}
[data-brand] :is(button,button *):not(svg *){color:ButtonText!important}
[data-brand] :is(:disabled,[aria-disabled='true'],:disabled *,[aria-disabled='true'] *){color:GrayText!important}
`;

/** A brand's style sheet as a device with a preference applies it. */
export const cssWith = (css: string, preference: DevicePreference): string => {
  if (preference === 'none') return css;
  const applied = css.replaceAll(`@media ${queries[preference]}`, '@media all');
  return preference === 'forced colours' ? applied + forcedColors : applied;
};
