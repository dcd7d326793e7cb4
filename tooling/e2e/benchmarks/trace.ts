import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** What a trace records: work of each thread, milestones of pages, and pictures of the screen. */
export const traceCategories = [
  'devtools.timeline',
  'disabled-by-default-devtools.screenshot',
  'disabled-by-default-devtools.timeline',
  'loading',
];

const eventSchema = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().default(0),
  tdur: z.number().optional(),
  args: z.record(z.string(), z.unknown()),
});

type TraceEvent = z.infer<typeof eventSchema>;

/** Kinds of work of the main thread. */
export const workKinds = ['parse', 'script', 'style', 'layout', 'paint', 'other'] as const;

/** Milliseconds of processor time by kind of work. */
export type Work = Readonly<Record<(typeof workKinds)[number] | 'total', number>>;

/** What the main thread did until the trace ended. */
export interface TraceSummary {
  readonly all: Work;
  readonly longestTask: Work;
  /** JPEG pictures of the screen, with the milliseconds since the navigation started. */
  readonly frames: readonly { readonly at: number; readonly jpeg: Buffer }[];
}

/**
 * Reads a trace of one navigation. Times are those of the thread: what other processes took from it is not counted.
 *
 * @throws {Error} The page of the trace painted nothing.
 */
export function summarizeTrace(trace: Buffer): TraceSummary {
  const { traceEvents } = z
    .object({ traceEvents: z.array(eventSchema) })
    .parse(JSON.parse(trace.toString('utf8')));
  const events = traceEvents.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur);
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The page of the trace painted nothing.');
  const ofThread = events.filter(({ pid, tid }) => pid === paint.pid && tid === paint.tid);
  const work = ofThread.filter(({ ph }) => ph === 'X');
  // The navigation of a prerendered page may have started before the trace.
  const start =
    ofThread.findLast(({ name, ts }) => name === 'navigationStart' && ts < paint.ts) ??
    work[0] ??
    paint;
  const tasks = readTasks(work);
  return {
    all: sumWork(tasks),
    longestTask: sumWork(tasks.toSorted((a, b) => b.time - a.time).slice(0, 1)),
    frames: events.flatMap(({ name, ts, args }) =>
      name === 'Screenshot' && typeof args['snapshot'] === 'string'
        ? [
            {
              at: Math.max(0, Math.round((ts - start.ts) / 1000)),
              jpeg: Buffer.from(args['snapshot'], 'base64'),
            },
          ]
        : [],
    ),
  };
}

/** Writes a trace for DevTools and its pictures. */
export async function writeTrace(folder: string, trace: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'trace.json'), trace);
  for (const { at, jpeg } of summarizeTrace(trace).frames) {
    await writeFile(path.join(folder, `${String(at).padStart(5, '0')}.jpg`), jpeg);
  }
}

interface Task {
  readonly time: number;
  /** Time of its parts, without that of the parts inside them. */
  readonly parts: { readonly name: string; time: number }[];
}

/** Groups nested events by the task that contains them. */
function readTasks(events: readonly TraceEvent[]): readonly Task[] {
  const tasks: Task[] = [];
  const open: { readonly end: number; readonly part: Task['parts'][number] }[] = [];
  for (const { name, ts, dur, tdur = dur } of events) {
    while ((open.at(-1)?.end ?? Infinity) <= ts) open.pop();
    const outer = open.at(-1);
    const part = { name, time: tdur };
    if (outer) outer.part.time -= tdur;
    else tasks.push({ time: tdur, parts: [] });
    tasks.at(-1)?.parts.push(part);
    open.push({ end: ts + dur, part });
  }
  return tasks;
}

function sumWork(tasks: readonly Task[]): Work {
  const work = { parse: 0, script: 0, style: 0, layout: 0, paint: 0, other: 0, total: 0 };
  for (const { name, time } of tasks.flatMap(({ parts }) => parts)) {
    work[kindOf(name)] += time / 1000;
    work.total += time / 1000;
  }
  return work;
}

function kindOf(name: string): (typeof workKinds)[number] {
  if (name === 'ParseHTML') return 'parse';
  if (name === 'UpdateLayoutTree' || name === 'ParseAuthorStyleSheet') return 'style';
  if (name === 'Layout') return 'layout';
  if (/^(PrePaint|Paint|Layerize|Commit|UpdateLayer)$/.test(name)) return 'paint';
  return /^(v8|V8|Evaluate|Function|Event|Timer|FireAnim|RunMicro|MinorGC|MajorGC)/.test(name)
    ? 'script'
    : 'other';
}
