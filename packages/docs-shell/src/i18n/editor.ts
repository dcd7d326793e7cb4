import { pickMessages } from './pick-messages';

/** English messages of the demo editor, loaded with it. Pages in other languages bring their own. */
export const editorEn = {
  editorHint: 'Press Enter to edit and Escape to stop. While you edit, Tab indents.',
  editorLoading: 'Loading the editor…',
  editorFrame: '{name}, live preview',
  editorLine: 'Line {line}: {message}',
  editorStopped: 'The code ran too long, so it was stopped.',
  editorLeft: 'The code went to another address, so it was stopped.',
  editorRestart: 'Run again',
  controlsTitle: 'Props of {name}',
  controlUnset: 'Not set',
  controlDefault: '{value} (default)',
  editorFailed: 'This demo cannot be loaded. Are you online?',
} as const;

/** The messages of the demo editor in one language. */
export type EditorMessages = { readonly [Key in keyof typeof editorEn]: string };

/** Returns the messages of the demo editor from all messages of a language. */
export function pickEditorMessages(messages: EditorMessages): EditorMessages {
  return pickMessages(editorEn, messages);
}
