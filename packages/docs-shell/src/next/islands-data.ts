import type { PageDocument } from '../page-document';

/** What the browser must know to start the demos of a page, as JSON that may stand in a `<script>`. */
export function demoIslandsData({ islandRuntime, islands }: PageDocument): string {
  return JSON.stringify({ runtime: islandRuntime, islands }).replaceAll('<', '\\u003c');
}
