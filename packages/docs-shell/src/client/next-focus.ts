/**
 * Returns the index of the entry that a key moves the focus to, or `undefined` for other keys.
 * @param index The entry with the focus; −1 if no entry has it.
 * @param count The number of entries.
 */
export function nextFocus(key: string, index: number, count: number): number | undefined {
  if (count === 0) {
    return undefined;
  }
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
