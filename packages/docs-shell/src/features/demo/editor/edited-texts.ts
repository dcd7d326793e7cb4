import type { DemoSandbox } from '../sandbox/types';
import type { CodeVariant } from '../../../theme/code-variant';
import type { CodeEditor, EditedText } from './code-editor.client';
import type { Edits } from './stored-edits';

/** The edited file of a demo in both code variants, each with its own undo history. */
export interface EditedTexts {
  /** Shows the text of a variant in the editor. */
  show(variant: CodeVariant): void;
  /** The variant that is shown. */
  readonly shown: CodeVariant;
  /** Returns the current text of a variant. */
  textOf(variant: CodeVariant): string;
  isChanged(variant: CodeVariant): boolean;
  /** Rewrites both texts. The editor's undo takes a change back. */
  change(edit: (text: string) => string): void;
  /** Restores the original texts. */
  reset(): void;
}

/** Opens the texts of a demo in an editor, which shows the variant `initial`. `edits` replace the original texts. */
export function openTexts(
  editor: CodeEditor,
  { entry, files }: DemoSandbox,
  initial: CodeVariant,
  edits: Edits = {},
): EditedTexts {
  const originalOf = (variant: CodeVariant) => files[variant][entry[variant]] ?? '';
  const create = (variant: CodeVariant, text = originalOf(variant)) =>
    editor.createText(text, entry[variant].split('/').at(-1) ?? '');
  const texts: Record<CodeVariant, EditedText> = {
    TS: create('TS', edits.TS),
    JS: create('JS', edits.JS),
  };
  let shown = initial;
  const saveShown = () => {
    texts[shown] = editor.current();
  };
  editor.show(texts[shown]);
  const textOf = (variant: CodeVariant) => {
    saveShown();
    return texts[variant].doc.toString();
  };
  return {
    get shown() {
      return shown;
    },
    show(variant) {
      saveShown();
      shown = variant;
      editor.show(texts[variant]);
    },
    textOf,
    isChanged: (variant) => textOf(variant) !== originalOf(variant),
    change(edit) {
      saveShown();
      for (const variant of ['TS', 'JS'] as const) {
        const text = texts[variant];
        texts[variant] = text.update({ changes: findChange(text.doc.toString(), edit) }).state;
      }
      editor.show(texts[shown]);
    },
    reset() {
      texts.TS = create('TS');
      texts.JS = create('JS');
      editor.show(texts[shown]);
    },
  };
}

/** Returns the part of a text that an edit changes, so that the selection elsewhere stays. */
function findChange(before: string, edit: (text: string) => string) {
  const after = edit(before);
  const shortest = Math.min(before.length, after.length);
  let from = 0;
  while (from < shortest && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < shortest - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}
