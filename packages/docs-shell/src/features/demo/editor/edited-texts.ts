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
    reset() {
      texts.TS = create('TS');
      texts.JS = create('JS');
      editor.show(texts[shown]);
    },
  };
}
