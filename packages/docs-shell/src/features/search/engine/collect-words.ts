import type { ShardLine } from './shards';
import { splitWords, stemWord, stopWords } from './words';

/** A section of text, and its title, whose words find it already. */
export interface TextSection {
  readonly title: string;
  readonly text: string;
}

const maxWordLength = 40;

/**
 * Returns the words of texts with the sections that contain them. Forms of one word are one line, under the most
 * frequent form. Words of a section's own title are left out, because the title finds it anyway.
 */
export function collectWords(sections: readonly TextSection[]): readonly ShardLine[] {
  const byStem = new Map<string, { forms: Map<string, number>; sections: number[] }>();
  // A large product repeats most of its words thousands of times.
  const stems = new Map<string, string>();
  const stemOf = (word: string) => {
    const stem = stems.get(word) ?? stemWord(word);
    stems.set(word, stem);
    return stem;
  };
  sections.forEach(({ title, text }, number) => {
    const known = new Set(splitWords(title).words.map(stemOf));
    for (const word of splitWords(text).words) {
      const stem = stemOf(word);
      if (known.has(stem) || !isSignificant(word)) continue;
      const entry = byStem.get(stem) ?? { forms: new Map<string, number>(), sections: [] };
      byStem.set(stem, entry);
      entry.forms.set(word, (entry.forms.get(word) ?? 0) + 1);
      if (entry.sections.at(-1) !== number) entry.sections.push(number);
    }
  });
  return [...byStem.values()]
    .map(({ forms, sections: numbers }) => [mostUsed(forms), numbers] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function isSignificant(word: string): boolean {
  return (
    word.length > 1 &&
    word.length <= maxWordLength &&
    !stopWords.has(word) &&
    !/^\d{5,}$/.test(word)
  );
}

function mostUsed(forms: ReadonlyMap<string, number>): string {
  const [first] = [...forms].sort(
    ([a, many], [b, few]) => few - many || a.length - b.length || (a < b ? -1 : 1),
  );
  return first?.[0] ?? '';
}
