const words = (
  'accordion alert anchor avatar badge banner breadcrumb button calendar card carousel chart checkbox chip column ' +
  'container density dialog divider drawer editing export field filter focus footer gauge grid group header icon ' +
  'image input label layout license link list locale menu modal motion overlay paging palette panel picker pivot ' +
  'popover portal progress radio range rating row scroll search select shadow skeleton slider snackbar sorting ' +
  'spacing stack stepper style switch table tabs theme timeline toggle toolbar tooltip tree typography viewport zoom'
).split(' ');

/** Returns distinct invented titles that compress like real ones. */
export function inventTitles(count: number): string[] {
  const titles = new Set<string>();
  // A separate generator, so that every run has the same titles.
  let state = 1;
  const pick = () => {
    state = (state * 48271) % 2147483647;
    return words[state % words.length] ?? '';
  };
  while (titles.size < count) {
    const title = [pick(), pick(), pick()].slice(0, 1 + (titles.size % 3)).join(' ');
    // There are not enough titles of one word.
    const unused = titles.has(sentence(title)) ? `${title} ${pick()}` : title;
    titles.add(sentence(unused));
  }
  return [...titles];
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
