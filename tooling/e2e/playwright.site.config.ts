import { defineSiteConfig } from './src/define-site-config';

/** Journeys over the assembled site of all products. */
export default await defineSiteConfig({ testDir: 'site' });
