import type { ConfigData } from 'html-validate';

/** Rules of html-validate: the HTML standard without rules of style. */
export const markupRules: ConfigData = {
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // The checks of docs-build report these with more detail.
    'no-dup-id': 'off',
    'no-multiple-main': 'off',
    // Pages contain no directives for html-validate.
    'no-unused-disable': 'off',
  },
};

/** Rules that the HTML of a documented library may break inside its demos, by reason. */
export const relaxedInDemos: Readonly<Record<string, string>> = {
  'valid-for':
    'The labels of Material UI’s Select and Joy UI’s RadioGroup point to an element that is a combobox or a radiogroup by its role; both name it by aria-labelledby besides.',
};
