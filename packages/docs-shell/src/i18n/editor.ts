/** The words of the editor of demos. It loads them with itself; a page in another language brings its own. */
export const editorEn = {
  editorHint: 'Press Enter to edit. While you edit, Tab indents and Escape leaves.',
  editorLoading: 'Loading the editor…',
  editorFrame: '{name}, as you write it',
  editorLine: 'Line {line}: {message}',
  editorStopped: 'The code did not come to an end, so it was stopped.',
  editorRestart: 'Run again',
  editorFailed: 'This demo cannot be loaded. Are you online?',
} as const;

/** The words of the editor in one language. */
export type EditorWords = { readonly [Key in keyof typeof editorEn]: string };

/** Those of a language's words that are the editor's. */
export function editorWords(messages: EditorWords): EditorWords {
  const keys = Object.keys(editorEn) as (keyof EditorWords)[];
  return Object.fromEntries(keys.map((key) => [key, messages[key]])) as Record<
    keyof EditorWords,
    string
  >;
}
