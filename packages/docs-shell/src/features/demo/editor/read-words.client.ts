import { editorEn, type EditorWords } from '../../../i18n/editor';

/** The editor's words in the language of the page, which brings them where it is not English. */
export function readWords(demo: HTMLElement): EditorWords {
  try {
    const words: unknown = JSON.parse(demo.dataset['words'] ?? '{}');
    return { ...editorEn, ...(words as Partial<EditorWords>) };
  } catch {
    return editorEn;
  }
}
