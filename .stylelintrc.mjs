const TOKENS = ['app/styles/colours.css', 'app/styles/tokens.css'];
const GLOBAL = ['app/styles/*.css'];

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['build/**', 'node_modules/**'],
  reportNeedlessDisables: true,
  rules: {
    'selector-class-pattern': ['^[a-z][a-zA-Z0-9]*$', { message: 'Classes are camelCase' }],
    'custom-property-pattern': ['^(_?[a-z][a-z0-9]*)(-[a-z0-9]+)*$', { message: 'Custom properties are kebab-case; a private one begins with --_' }],
    // CSS Modules: a class of a drawing, whose file is not a module.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'selector-max-id': 0,
    'max-nesting-depth': [3, { ignoreAtRules: ['layer', 'media', 'supports'] }],
    'declaration-no-important': true,
    // Only the tokens hold colours, sizes of type and layers.
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch'],
    // WebKit drops a text-decoration that holds a thickness: that is a property of its own.
    'declaration-property-value-disallowed-list': { 'z-index': ['/^[1-9]\\d+$/'], 'text-decoration': ['/\\d/'] },
    // Logical properties only: a second direction or script costs nothing.
    'property-disallowed-list': [
      ['margin-left', 'margin-right', 'margin-top', 'margin-bottom', 'padding-left', 'padding-right', 'padding-top', 'padding-bottom', 'left', 'right', 'top', 'bottom', 'width', 'height', 'min-width', 'max-width', 'min-height', 'max-height'],
      { message: 'Use the logical property' },
    ],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    // Parts are written in the order a reader meets them, not in that of their weight; layers and
    // data attributes keep it harmless.
    'no-descending-specificity': null,
    'value-keyword-case': ['lower', { ignoreProperties: ['/^--font/', 'font-family'] }],
  },
  overrides: [
    { files: TOKENS, rules: { 'color-no-hex': null, 'color-named': null, 'function-disallowed-list': null } },
    { files: GLOBAL, rules: { 'selector-class-pattern': null } },
    // Alternative text for print stands in the fallback of a mask, whose colour does not matter.
  ],
};
