import { onDemand } from '../../client/on-demand';
import { apiContentClass } from './contract';

/**
 * Shows the definition of a type beside its name when the reader points at the name or focuses it. The name is a link to
 * the definition, which works without this.
 */
export function initApiTypes(): void {
  const main = document.querySelector('main');
  const code = onDemand(() => import('./api-types.lazy.client'));
  for (const event of ['pointerover', 'focusin'] as const) {
    main?.addEventListener(event, ({ target }) => {
      const link =
        target instanceof Element &&
        target.closest<HTMLAnchorElement>(`.${apiContentClass} code > a[href^="#"]`);
      if (link) {
        void code.preload().then((module) => module?.showApiType(link, event === 'focusin'));
      }
    });
  }
}
