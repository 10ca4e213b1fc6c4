import { breakpoints } from './packages/kit/src/theme/shared.ts';

/** Beside the breakpoints: two columns below 480, and where a full row of the page is widest. */
const extraWidths = [480, 1300, 1432];
const widths = [...Object.values(breakpoints), ...extraWidths];
const mediaWidths = (all) => ({
  'min-width': all.map((width) => `${width}px`),
  // 0.02 px below, so that no fraction of a pixel matches both sides.
  'max-width': all.map((width) => `${width - 0.02}px`),
});

/** Styles are template literals of styled-components. */
export default {
  customSyntax: 'postcss-styled-syntax',
  rules: {
    'at-rule-no-unknown': true,
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'declaration-block-no-duplicate-custom-properties': true,
    // Twice with different values: the first is for browsers that do not know the second.
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'declaration-block-no-shorthand-property-overrides': true,
    'declaration-property-value-no-unknown': true,
    'font-family-no-duplicate-names': true,
    'function-calc-no-unspaced-operator': true,
    'function-no-unknown': true,
    'keyframe-block-no-duplicate-selectors': true,
    'media-feature-name-no-unknown': true,
    'media-feature-name-value-allowed-list': mediaWidths(widths),
    'media-query-no-invalid': true,
    'named-grid-areas-no-invalid': true,
    'no-duplicate-selectors': true,
    'no-invalid-double-slash-comments': true,
    'property-no-unknown': true,
    'selector-pseudo-class-disallowed-list': [
      ['focus'],
      { message: 'A ring belongs to the keyboard: use :focus-visible.' },
    ],
    'selector-disallowed-list': [
      ['/:root[^\\s>+~]*:has\\(/', '/html[^\\s>+~]*:has\\(/'],
      {
        message: 'The browser would style the whole page with each element that is added: set an attribute or a prop.',
      },
    ],
    'selector-pseudo-class-no-unknown': true,
    'selector-pseudo-element-no-unknown': true,
    'selector-type-no-unknown': true,
    'string-no-newline': true,
    'unit-no-unknown': true,
  },
  overrides: [
    {
      // The kit is read in both directions.
      files: ['packages/kit/src/**/*.ts'],
      rules: {
        'property-disallowed-list': [
          ['left', 'right', '/^(margin|padding|border)-(left|right)/', '/^border-(top|bottom)-(left|right)-radius$/'],
          { message: 'Use the logical property, such as margin-inline-start.' },
        ],
        'declaration-property-value-disallowed-list': [
          { 'text-align': ['left', 'right'], float: ['left', 'right'], clear: ['left', 'right'] },
          { message: 'Use start, end, inline-start or inline-end.' },
        ],
        'declaration-property-unit-disallowed-list': [
          { 'font-size': ['px'], 'line-height': ['px'], font: ['px'] },
          { message: 'Text grows with the size that the guest has set: use rem.' },
        ],
      },
    },
    {
      // The payment window is a page of its own size.
      files: ['site/src/{shared/window,payment-window}/*.{ts,tsx}'],
      rules: { 'media-feature-name-value-allowed-list': mediaWidths([...widths, 600]) },
    },
  ],
};
