import type { DemoProject } from '../sandbox/types';
import type { CodeVariant } from '../../../theme/code-variant';
import type { CodeEditor, EditedText } from './create-code-editor.client';

/** The demo's file in both languages as the reader changes it: each is a text of its own, with its history. */
export interface EditedTexts {
  /** Shows a language's text in the editor. */
  show(variant: CodeVariant): void;
  /** The language that is shown. */
  readonly shown: CodeVariant;
  /** The text of a language as it is now. */
  textOf(variant: CodeVariant): string;
  isChanged(variant: CodeVariant): boolean;
  /** Puts both back to how they were. */
  reset(): void;
}

/** Opens the texts of a demo in an editor. */
export function openTexts(
  editor: CodeEditor,
  { entry, files }: DemoProject,
  start: CodeVariant,
): EditedTexts {
  const originalOf = (variant: CodeVariant) => files[variant][entry[variant]] ?? '';
  const create = (variant: CodeVariant) =>
    editor.createText(originalOf(variant), entry[variant].split('/').at(-1) ?? '');
  const texts: Record<CodeVariant, EditedText> = { TS: create('TS'), JS: create('JS') };
  let shown = start;
  const keep = () => {
    texts[shown] = editor.current();
  };
  editor.show(texts[shown]);
  const textOf = (variant: CodeVariant) => {
    keep();
    return texts[variant].doc.toString();
  };
  return {
    get shown() {
      return shown;
    },
    show(variant) {
      keep();
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
