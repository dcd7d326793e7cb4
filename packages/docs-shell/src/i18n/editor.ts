/** English messages of the demo editor, loaded with the editor. Pages in other languages contain their own. */
export const editorEn = {
  editorHint: 'Press Enter to edit. While you edit, Tab indents and Escape leaves.',
  editorLoading: 'Loading the editor…',
  editorFrame: '{name}, as you write it',
  editorLine: 'Line {line}: {message}',
  editorStopped: 'The code did not come to an end, so it was stopped.',
  editorRestart: 'Run again',
  editorFailed: 'This demo cannot be loaded. Are you online?',
} as const;

/** Messages of the demo editor in one language. */
export type EditorMessages = { readonly [Key in keyof typeof editorEn]: string };

/** Picks the messages of the demo editor from all messages of a language. */
export function pickEditorMessages(messages: EditorMessages): EditorMessages {
  const keys = Object.keys(editorEn) as (keyof EditorMessages)[];
  return Object.fromEntries(keys.map((key) => [key, messages[key]])) as Record<
    keyof EditorMessages,
    string
  >;
}
