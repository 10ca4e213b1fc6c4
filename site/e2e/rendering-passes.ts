import type { Page } from '@playwright/test';

/** A time at which the browser styled or laid out elements. */
export interface RenderingPass {
  readonly kind: 'style' | 'layout';
  /** How many elements it styled, or how many boxes it laid out. */
  readonly count: number;
  /** The part of the page, from 0 to 1. */
  readonly share: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly args: {
    readonly elementCount?: number;
    readonly beginData?: { readonly dirtyObjects?: number; readonly totalObjects?: number };
  };
}

const passOf = ({ name, args }: TraceEvent, elementCount: number): RenderingPass[] => {
  const { elementCount: count = 0, beginData: { dirtyObjects = 0, totalObjects = 1 } = {} } = args;
  if (name === 'UpdateLayoutTree') return [{ kind: 'style', count, share: count / elementCount }];
  return name === 'Layout' ? [{ kind: 'layout', count: dirtyObjects, share: dirtyObjects / totalObjects }] : [];
};

/**
 * Returns the passes in which the browser styled or laid out a page while `act` ran, of a page that it opens those after its first paint and
 * the end of its document, which is laid out as it arrives.
 */
export const passesDuring = async (page: Page, act: () => Promise<void>): Promise<readonly RenderingPass[]> => {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  // Playwright types what the browser traces as objects of unknown fields.
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const includedCategories = [
    'devtools.timeline',
    'disabled-by-default-devtools.timeline',
    'blink.user_timing',
    'loading',
  ];
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const elementCount = await page.locator('*').count();
  const first = (wanted: string): number => events.find(({ name }) => name === wanted)?.ts ?? 0;
  const begin = Math.max(first('firstContentfulPaint'), first('domInteractive'));
  return events.filter(({ ts }) => ts > begin).flatMap((event) => passOf(event, elementCount));
};
