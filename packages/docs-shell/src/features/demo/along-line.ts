const turned: Readonly<Record<string, string>> = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' };
const turnedRtl: Readonly<Record<string, string>> = {
  ArrowRight: 'ArrowUp',
  ArrowLeft: 'ArrowDown',
};

/** The key of a list that means what an arrow means in a row; up and down mean nothing there. */
export function alongLine(key: string, isRtl: boolean): string {
  const arrows = isRtl ? turnedRtl : turned;
  return key === 'ArrowUp' || key === 'ArrowDown' ? '' : (arrows[key] ?? key);
}
