import { demoAttribute, demoCodeClass } from '../contract';
import { listDemoIds } from './demo-problems';

/**
 * Shows the current code below a demo that was edited: the demo itself is replaced by its new module, but the open page
 * keeps its elements. For `docs dev`.
 *
 * @param id - path below `demos/`
 */
export async function updateCode(id: string): Promise<void> {
  const names = [...listDemoIds()].flatMap(([name, shown]) => (shown === id ? [name] : []));
  if (names.length === 0) return;
  // The server may have ended.
  const response = await fetch(location.href).catch(() => undefined);
  if (!response?.ok) return;
  const current = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const name of names) {
    const selector = `[${demoAttribute}="${CSS.escape(name)}"] .${demoCodeClass} > code`;
    const codes = [...current.querySelectorAll(selector)];
    for (const [index, shown] of document.querySelectorAll(selector).entries()) {
      const html = codes[index]?.innerHTML;
      if (html !== undefined && shown.innerHTML !== html) shown.innerHTML = html;
    }
  }
}
