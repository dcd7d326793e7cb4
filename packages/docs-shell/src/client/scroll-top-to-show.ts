/** Places within a scrolling list, in CSS pixels; the item's top is measured from the list's upper edge as seen. */
export interface ListPlaces {
  readonly scrollTop: number;
  readonly height: number;
  readonly itemTop: number;
  readonly itemHeight: number;
}

/** The scroll place that shows the item: unchanged if it is in sight, else such that it stands in the middle. */
export function scrollTopToShow({ scrollTop, height, itemTop, itemHeight }: ListPlaces): number {
  const isInSight = itemTop >= 0 && itemTop + itemHeight <= height;
  return isInSight ? scrollTop : Math.max(0, scrollTop + itemTop - (height - itemHeight) / 2);
}
