import { noticeClass } from '../../client/contract';
import { headingLinkClass } from '../content/contract';
import { demoCodeClass } from '../demo/contract';
import { afterContentClass } from '../frame/contract';

// Not part of `contract.ts`, which every page loads.

/** Tags of elements whose text does not belong to the page, such as buttons of the shell and drawings. */
export const unsearchedTags: readonly string[] = [
  'button',
  'nav',
  'noscript',
  'script',
  'style',
  'svg',
  'template',
];

/** Classes of such elements. */
export const unsearchedClasses: readonly string[] = [
  afterContentClass,
  headingLinkClass,
  noticeClass,
  demoCodeClass,
];
