import { performance } from 'node:perf_hooks';
import type { ReaderQuery } from '../../src/search-queries';
import { median } from '../median';
import type { RankingEngine } from './engines';

/** A query, and how to recognize a right result by its address. */
export interface RankedQuery extends ReaderQuery {
  readonly isRight: (href: string) => boolean;
}

/** How well an engine orders results. */
export interface RankingFigures {
  readonly queries: number;
  /** Queries with a right result in first place. */
  readonly first: number;
  readonly firstThree: number;
  /** Mean of 1 / place of the first right result; 0 without one. */
  readonly meanReciprocalRank: number;
  readonly medianMs: number;
}

/** Asks an engine all queries. */
export function measureRanking(
  engine: RankingEngine,
  queries: readonly RankedQuery[],
): RankingFigures {
  const times: number[] = [];
  const places = queries.map((query) => {
    const start = performance.now();
    const found = engine.find(query);
    times.push(performance.now() - start);
    return found.findIndex(query.isRight) + 1;
  });
  const right = places.filter((place) => place > 0);
  return {
    queries: queries.length,
    first: right.filter((place) => place === 1).length,
    firstThree: right.filter((place) => place <= 3).length,
    meanReciprocalRank: right.reduce((sum, place) => sum + 1 / place, 0) / queries.length,
    medianMs: median(times),
  };
}
