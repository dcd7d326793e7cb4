import type { ConfigData } from 'html-validate';

/** What html-validate looks for: the HTML standard, without matters of taste. */
export const markupRules: ConfigData = {
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // the checks of docs-build say more about these: how often, and on which page
    'no-dup-id': 'off',
    'no-multiple-main': 'off',
    // no page holds directives for html-validate
    'no-unused-disable': 'off',
  },
};

/** Rules that the HTML of a documented library may break inside its demos, by reason. */
export const relaxedInDemos: Readonly<Record<string, string>> = {
  'valid-for':
    'The labels of Material UI’s Select and Joy UI’s RadioGroup point to an element that is a combobox or a radiogroup by its role; both name it by aria-labelledby besides.',
};
