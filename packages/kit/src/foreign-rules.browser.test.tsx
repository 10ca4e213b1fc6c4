import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { columnExamples } from './column-examples.tsx';
import * as kit from './index.ts';
import { tokensCss } from './theme/index.ts';
import { velvet } from './velvet/index.ts';

type AnyComponent = ComponentType<Record<string, unknown>>;

/** A page that styles elements by their names. */
const hostile = `
button{background:red;padding:40px;text-transform:uppercase}
h1,h2,h3{color:lime;font-size:90px;margin:2em}
p{margin:3em;color:lime}
svg{display:inline;fill:red;stroke:lime;width:99px;overflow:visible;vertical-align:middle}
path,circle,rect,g,text,line,polygon,ellipse{fill:red;stroke:lime;stroke-width:9px;opacity:.5;transform:rotate(9deg)}
img,video,canvas,picture{border:9px solid lime;padding:9px;border-radius:40px;opacity:.5;width:50px;height:30px;object-fit:none;filter:blur(2px)}
*{letter-spacing:.2em;box-sizing:content-box}
li{list-style:square;padding:1em}
ul li a,a{color:lime;border-bottom:2px solid lime}
input,select,textarea{border:9px solid lime;width:50px}
span,b,small{font-size:40px}
div{line-height:3}
table,td,th{border:3px solid lime;padding:30px}
dialog{padding:99px}
`;

const tokens = new CSSStyleSheet();
tokens.replaceSync(tokensCss(velvet));
const foreign = new CSSStyleSheet();
const host = document.createElement('div');
const root = createRoot(host);
beforeAll(() => {
  document.adoptedStyleSheets.push(tokens, foreign);
  document.body.append(host);
});
afterAll(() => {
  root.unmount();
  host.remove();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== tokens && sheet !== foreign);
});

/** The computed styles of all elements. */
const stylesOf = (): readonly (readonly [Element, Readonly<Record<string, string>>])[] =>
  [...host.querySelectorAll('[data-brand] *:not(option, source)')].map((element) => {
    const style = getComputedStyle(element);
    return [element, Object.fromEntries(Array.from(style, (name) => [name, style.getPropertyValue(name)]))] as const;
  });

const components = Object.entries(kit as unknown as Readonly<Record<string, AnyComponent>>).filter(
  ([name, value]) => name in columnExamples && typeof value === 'function',
);

test.each(components)('the element rules of a page do not reach into %s', (name, Component) => {
  foreign.replaceSync('');
  flushSync(() =>
    root.render(
      <kit.KitProvider brand={velvet} strict>
        {createElement(Component, { ...columnExamples[name], key: name })}
      </kit.KitProvider>,
    ),
  );
  const before = stylesOf();
  expect(before).not.toEqual([]);
  foreign.replaceSync(hostile);
  const changed = stylesOf().flatMap(([element, after], at) => {
    const was = before[at]?.[1] ?? {};
    const names = Object.keys(after).filter((property) => after[property] !== was[property]);
    const part = `${element.localName}.${element.getAttribute('class') ?? ''}[${element.getAttribute('data-part') ?? ''}]`;
    return names.length > 0 ? [`${part} ${names.slice(0, 5).join(' ')}`] : [];
  });
  foreign.replaceSync('');
  expect(changed).toEqual([]);
});

const words = (
  <>
    <h2>Ours</h2>
    <p>
      Words with <a href="/">a link</a>
    </p>
    <button type="button">Ours</button>
    <ul>
      <li>One</li>
    </ul>
  </>
);

const slots: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  AgeGate: { children: words },
  BlogArticle: { aside: words },
  BlogTiles: { children: words },
  ChatButtonRow: { children: <div>{words}</div> },
  ConversationHeader: { children: words },
  DailyBonusBoard: { current: words },
  DailyBonusTile: { action: words },
  ProfileHeader: { actions: words },
  ScrollRow: { children: <div>{words}</div> },
  SidePanel: { children: words },
  TileGrid: { children: <div>{words}</div> },
};

/** Properties that the rules of a page decide; sizes also follow the place. */
const decided = [
  'margin-top',
  'padding-left',
  'border-top-width',
  'background-color',
  'text-transform',
  'text-decoration-line',
];
const ownStyles = (): readonly string[] =>
  [...document.querySelectorAll('h2,p,a,button,ul,li')]
    .filter((element) => ['Ours', 'One', 'a link'].includes(element.textContent?.trim() ?? ''))
    .map((element) => {
      const style = getComputedStyle(element);
      return `${element.localName} ${decided.map((name) => style.getPropertyValue(name)).join(' ')}`;
    });

test.each([...Object.entries(slots), ['a place beside components', {}] as const])(
  'a page keeps its elements in %s',
  (name, props) => {
    foreign.replaceSync(
      'h2{margin:21px} p{margin:7px} button{padding:5px 9px;background:rgb(1,2,3);border:3px solid} li{padding-left:4px} ul{margin:11px;list-style:square}',
    );
    flushSync(() => root.render(<div data-own="">{words}</div>));
    const outside = ownStyles();
    const Component = (kit as unknown as Readonly<Record<string, AnyComponent>>)[name];
    flushSync(() =>
      root.render(
        <kit.KitProvider brand={velvet} strict>
          {Component ? createElement(Component, { ...columnExamples[name], ...props }) : <div>{words}</div>}
        </kit.KitProvider>,
      ),
    );
    expect(ownStyles()).toEqual(outside);
    foreign.replaceSync('');
  },
);
