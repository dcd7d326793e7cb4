/** Which of `count` entries a key moves to from entry `index` (−1 before the first); none for other keys. */
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
