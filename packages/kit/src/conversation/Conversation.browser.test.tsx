import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { columnExamples } from '../column-examples.tsx';
import { KitProvider } from '../kit-provider/index.ts';
import { tokensCss } from '../theme/index.ts';
import { velvet } from '../velvet/index.ts';
import { Conversation, type ConversationProps } from './index.ts';

const many = Array.from({ length: 60 }, (_, at) => ({
  id: `m${at}`,
  from: 'performer' as const,
  at: '2026-11-20T20:00:00.000Z',
  text: 'Good evening',
}));

const props = { ...columnExamples['Conversation'], typing: false } as unknown as ConversationProps;

/** The height of a conversation in a parent with these declarations, and whether it scrolls. */
const measure = (parent: string, items: ConversationProps['items']): readonly [height: number, scrolls: boolean] => {
  const host = document.createElement('div');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${tokensCss(velvet)} .parent{${parent}}`);
  document.adoptedStyleSheets.push(sheet);
  document.body.append(host);
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <KitProvider brand={velvet} strict>
        <div className="parent">
          <Conversation {...props} items={items} />
        </div>
      </KitProvider>,
    ),
  );
  const scroller = host.querySelector('[data-part=scroller]');
  const found = [
    host.querySelector('.kit-conversation')?.clientHeight ?? 0,
    scroller !== null && scroller.scrollHeight > scroller.clientHeight,
  ] as const;
  root.unmount();
  host.remove();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  return found;
};

test.each([
  ['no height', '', 384],
  ['a height', 'height:500px', 500],
  ['little height', 'height:160px', 160],
  ['a column of a height', 'display:flex;flex-direction:column;height:300px', 300],
  ['a row of a height', 'display:flex;height:300px', 300],
  ['a grid of a height', 'display:grid;height:300px', 300],
])('in a parent with %s it is as high as that leaves', (_name, parent, height) => {
  expect(measure(parent, many)).toEqual([height, true]);
  expect(measure(parent, [])[0]).toBe(height);
});
