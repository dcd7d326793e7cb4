/** Measures of a scrolling list and one of its items, in CSS pixels. */
export interface ListGeometry {
  readonly scrollTop: number;
  readonly height: number;
  /** Distance from the visible upper edge of the list. */
  readonly itemTop: number;
  readonly itemHeight: number;
}

/** Returns the scroll position that shows the item: unchanged if it is visible, otherwise with the item in the middle. */
export function scrollTopToShow({ scrollTop, height, itemTop, itemHeight }: ListGeometry): number {
  const isVisible = itemTop >= 0 && itemTop + itemHeight <= height;
  return isVisible ? scrollTop : Math.max(0, scrollTop + itemTop - (height - itemHeight) / 2);
}
