import { compile, type Element, tokenize } from 'stylis';
import type { SourceFile } from './repository.ts';

/** Reads the numbers of `export const breakpoints = { ... }` from a theme's text. */
export const breakpointsOf = (text: string): Readonly<Record<string, number>> => {
  const body = /export const breakpoints = \{([^}]*)\}/.exec(text)?.[1] ?? '';
  return Object.fromEntries([...body.matchAll(/(\w+): (\d+)/g)].map(([, name = '', value]) => [name, Number(value)]));
};

/** Returns the declared greatest widths of at least 1,300 px, those of whole pages. */
export const pageWidths = (files: readonly SourceFile[]): readonly { path: string; width: number }[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(/^\s+max-width: (1[3-9]\d\d)px;/gm)].map(([, width]) => ({ path, width: Number(width) })),
  );

/** Returns style sheets with a rule for the light theme that does not apply to a light device without a chosen theme. */
export const lightByChoiceOnly = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ text }) => {
      const rulesFor = (theme: string) => text.split(`[data-theme='${theme}'] &`).length;
      return rulesFor('light') > rulesFor('system');
    })
    .map(({ path }) => `${path}: a rule for data-theme='light' has none for data-theme='system' beside it`);

/** Reads the placeholder colours from a brand's tokens, by tint. */
export const tintsOf = (text: string): readonly string[] =>
  [...(/tints: \[([^\]]*)\]/.exec(text)?.[1] ?? '').matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour);

/** Comments and the masks of pictures, where black only means opaque. */
const notShown = /\/\*[\s\S]*?\*\/|^\s*mask-image:[^;]*;/gm;

/** Returns colours in style sheets that are no token: a brand could not change them. */
export const rawColours = (files: readonly SourceFile[]): readonly string[] =>
  files.flatMap(({ path, text }) =>
    [
      ...text
        .replace(notShown, '')
        .matchAll(
          /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab)\([\d.]|\bcolor\([a-z]|(?<=[:,(] ?)(?:white|black|red|green|blue|gray|grey|orange|yellow|pink|purple)(?=[\s,;)])/gi,
        ),
    ].map(([colour]) => `${path}: ${colour} is no token`),
  );

/** Returns corners in style sheets that have a size of their own. One that only bounds or shifts a token is no size: `min(3px, var(--kit-radius-1))`. */
export const rawCorners = (files: readonly SourceFile[]): readonly string[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(/border(?:-[a-z]+)*-radius: ([^;]+);/g)]
      .filter(([, value = '']) => /\d(?:px|%|r?em)/.test(value.replaceAll(/(?:min|max|calc)\([^;]*var\([^;]*\)/g, '')))
      .map(([declaration]) => `${path}: ${declaration} is no token`),
  );

/** Returns places in the kit that know a brand by its name: selectors, comparisons and imports of a brand's folder. */
export const brandNames = (files: readonly SourceFile[], names: readonly string[]): readonly string[] => {
  const anyName = names.join('|');
  const patterns = [
    new RegExp(`data-brand=['"\\\\]*[\\w-]`, 'g'),
    new RegExp(`[!=]==? '(?:${anyName})'|'(?:${anyName})' [!=]==?|case '(?:${anyName})'`, 'g'),
    new RegExp(`^import [^;]*/(?:${anyName})/[^;]*;`, 'gm'),
  ];
  return files.flatMap(({ path, text }) =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => `${path}: ${found}`)),
  );
};

const combinators = new Set(['>', '+', '~']);

/** Whether a selector reaches into its root by a space. A space before the root is a condition on what surrounds it, such as the brand. */
const reachesDown = (selector: string, root: string): boolean => {
  const tokens = tokenize(selector);
  const start = tokens.indexOf(root);
  return tokens.some(
    (token, index) =>
      index > start &&
      token === ' ' &&
      !combinators.has(tokens[index - 1] ?? '') &&
      !combinators.has(tokens[index + 1] ?? ''),
  );
};

const selectorsOf = (elements: readonly Element[]): readonly string[] =>
  elements.flatMap(({ type, props, children }) => {
    // The selectors of `@keyframes` are percentages.
    if (type === '@keyframes' || !Array.isArray(children)) return [];
    return [...(type === 'rule' && Array.isArray(props) ? props : []), ...selectorsOf(children)];
  });

/**
 * Selectors in the styles of one root with a descendant combinator or a class name of the kit, which apply to elements passed as children
 * too. Spaces inside `:is()`, `:has()` and attribute values are fine.
 */
export const descendantSelectors = (css: string): readonly string[] => {
  const root = '.root';
  const found = selectorsOf(compile(`${root}{${css}}`)).filter((selector) => reachesDown(selector, root));
  return [...new Set(found)].map((selector) => selector.replace(root, '&'));
};

/** The CSS of every styled root in a file whose templates have no interpolation, by `componentId`. */
export const styledTemplates = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/withConfig\(\{ componentId: '([^']+)' \}\)`([^`$]*)`/g)].map(([, id = '', css = '']) => [
      id,
      css,
    ]),
  );

/** The kit's styles of what covers the window, or is fixed to its edge. Nothing else in the kit asks for the window's width. */
export const windowStyles: readonly string[] = [
  // Modal windows.
  'age-gate/AgeGate.styles.ts',
  'chat-exit-prompt/ChatExitPrompt.styles.ts',
  'lightbox/Lightbox.styles.ts',
  'private-show-invitation/PrivateShowInvitation.styles.ts',
  'refill-window/RefillWindow.styles.ts',
  'search-field/SearchField.styles.ts',
  'modal-window/ModalWindow.styles.ts',
  'chat-prompt/ChatPrompt.styles.ts',
  'one-click-payment-window/OneClickPaymentWindow.styles.ts',
  'payment-window/PaymentWindow.styles.ts',
  'ticket-dialog/TicketDialog.styles.ts',
  'tip-dialog/TipDialog.styles.ts',
  'data-protection-notice/DataProtectionNotice.styles.ts',
  // Menus over the page, which have to fit the window.
  'account-menu/AccountMenu.styles.ts',
  'menu/icon-menu.styles.ts',
  // Bars, sheets and messages at an edge of the window.
  'consent/Consent.styles.ts',
  'floating-notification/FloatingNotification.styles.ts',
  'gift-picker/gift-sheet.styles.ts',
  'tab-bar/TabBar.styles.ts',
  // The video chat fills the window; what is in it asks for the window's height too.
  'chat-composer/ChatComposer.styles.ts',
  'chat-controls/ChatControls.styles.ts',
  'chat-meter/ChatMeter.styles.ts',
  'chat-notice/ChatNotice.styles.ts',
  'chat-tray/ChatTray.styles.ts',
  'live-reaction/LiveReaction.styles.ts',
  'own-picture/OwnPicture.styles.ts',
  'toy-controls/ToyControls.styles.ts',
  'video-chat/VideoChat.styles.ts',
  'video-chat/small-screen.styles.ts',
  'video-chat/stage.styles.ts',
  // The body's size of type on a phone.
  'theme/base-css.ts',
].map((path) => `packages/kit/src/${path}`);

/** Returns the files with a question about the window's width, in CSS or in a script. */
export const asksForWindow = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ text }) =>
      /@media[^{;]*\bwidth\b|matchMedia\([^)]*(?:width|query)|\b(?:inner|outer)Width\b|: [^;'"]*\d[sld]?v(?:w|i)\b[^;'"]*;/i.test(
        text,
      ),
    )
    .map(({ path }) => path);
