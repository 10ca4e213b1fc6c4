import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KitProvider } from '../kit-provider/index.ts';
import { velvet } from '../velvet/index.ts';
import { type ConversationItem, useConversation } from './index.ts';

const host = document.createElement('div');
let root: Root;

beforeEach(() => {
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

const rowsFrom = (first: number, end: number): readonly number[] =>
  Array.from({ length: end - first }, (_, at) => first + at);

const sheet = new CSSStyleSheet();
sheet.replaceSync('.scroller { height: 200px; overflow-y: auto; } .late > li { height: 60px; }');

/** A plain list, whose items are made anew on each render. */
function Talk({ rows }: { rows: readonly number[] }) {
  const items = rows.map((id): ConversationItem => ({
    id: `m${id}`,
    from: 'performer',
    at: '2026-11-20T20:00:00.000Z',
    text: `Line ${id}`,
  }));
  const talk = useConversation({ name: 'Mirela', items });
  return (
    <div {...talk.getScrollerProps({ className: 'scroller' })} data-prepended={talk.isPrepended}>
      <button type="button">Earlier</button>
      <ol>
        {items.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
    </div>
  );
}

const show = (rows: readonly number[]): HTMLElement => {
  flushSync(() =>
    root.render(
      <KitProvider brand={velvet} strict>
        <Talk rows={rows} />
      </KitProvider>,
    ),
  );
  const scroller = host.querySelector<HTMLElement>('.scroller');
  if (scroller === null) throw new Error('There is no scroller.');
  return scroller;
};

test('items may be made anew on each render', () => {
  const prepended = (rows: readonly number[]) => show(rows).dataset['prepended'];
  expect(prepended(rowsFrom(20, 40))).toBe('false');
  expect(prepended(rowsFrom(20, 40))).toBe('false');
  expect(prepended(rowsFrom(0, 40))).toBe('true');
  expect(prepended(rowsFrom(0, 41))).toBe('false');
});

test('a plain list stays at its end when its messages grow late', async () => {
  document.adoptedStyleSheets.push(sheet);
  const scroller = show(rowsFrom(0, 40));
  const toEnd = () => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
  expect(toEnd()).toBeLessThan(2);
  const before = scroller.scrollHeight;
  scroller.querySelector('ol')?.classList.add('late');
  expect(scroller.scrollHeight).toBeGreaterThan(before);
  await vi.waitFor(() => expect(toEnd()).toBeLessThan(2));
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
});
