import { Button } from '@lounge/kit/button';
import { KitProvider } from '@lounge/kit/kit-provider';
import { LanguageMenu } from '@lounge/kit/language-menu';
import { PerformerTile } from '@lounge/kit/performer-tile';
import { SectionHeading } from '@lounge/kit/section-heading';
import { TextField } from '@lounge/kit/text-field';
import { tokensCss } from '@lounge/kit/theme';
import { velvet } from '@lounge/kit/velvet';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';

/** A page's rules for elements, which must reach the kit neither in the document nor in a shadow tree. */
const hostile = `
button,a{background:red;border:9px solid lime;padding:40px;text-transform:uppercase;color:lime}
h2,p,li{color:lime;font-size:90px;margin:2em;list-style:square}
svg{fill:red;stroke:lime;width:99px}
path,rect,circle{fill:red;stroke-width:9px}
img{border:9px solid lime;opacity:.5;width:50px}
input{border:9px solid lime;width:50px}
*{letter-spacing:.2em;box-sizing:content-box}`;

const sample = (
  <KitProvider brand={velvet} theme="light">
    <SectionHeading title="Live now" note="12" more={{ href: '#all', label: 'All' }} />
    <Button variant="primary">Look in</Button>
    <TextField label="Name" input={{ name: 'name' }} />
    <LanguageMenu
      choices={[
        { language: 'en', href: '#en' },
        { language: 'de', href: '#de' },
      ]}
    />
    <PerformerTile
      href="#iris"
      name="Iris"
      presence="online"
      picture={{ src: '/none', tint: 1 }}
      age={29}
      place="Lisbon"
    />
  </KitProvider>
);

const sheetOf = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
};

const add = (id: string): HTMLElement => {
  const element = document.createElement('div');
  element.id = id;
  document.body.append(element);
  return element;
};

const tokens = sheetOf(tokensCss(velvet));
const foreign = sheetOf('');
document.adoptedStyleSheets = [sheetOf('body{margin:0}#page,#host{width:360px;height:900px}'), tokens, foreign];
const page = add('page');
const host = add('host');
host.dataset['theme'] = 'light';
const shadow = host.attachShadow({ mode: 'open' });
shadow.adoptedStyleSheets = [sheetOf(tokensCss(velvet, { root: 'shadow' }))];
const inside = document.createElement('div');
inside.style.height = '100%';
const styles = document.createElement('div');
shadow.append(styles, inside);
flushSync(() => {
  createRoot(page).render(sample);
  createRoot(inside).render(<StyleSheetManager target={styles}>{sample}</StyleSheetManager>);
});

/** Computed styles of a brand's element and everything in it. Firefox lists custom properties only of some elements. */
const stylesIn = (root: ParentNode): readonly (readonly [string, Readonly<Record<string, string>>])[] =>
  [...root.querySelectorAll('[data-brand], [data-brand] *:not(source)')].map((element) => {
    const style = getComputedStyle(element);
    const part = `${element.localName}.${element.getAttribute('class') ?? ''}[${element.getAttribute('data-part') ?? ''}]`;
    const names = Array.from(style).filter((name) => !name.startsWith('--'));
    return [part, Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]))] as const;
  });

type Styles = ReturnType<typeof stylesIn>;

const differences = (before: Styles, after: Styles): readonly string[] =>
  before.flatMap(([part, was], at) => {
    const is = after[at]?.[1] ?? {};
    const names = Object.keys(was).filter((name) => was[name] !== is[name]);
    return names.length > 0 ? [`${part}: ${names.slice(0, 5).join(' ')}`] : [];
  });

const rectOf = (element: Element | null) => {
  const { width, height } = element?.getBoundingClientRect() ?? { width: 0, height: 0 };
  return [width, height];
};

/** A press on an element, and whether the open menu beside it is open after it. */
const isOpenAfterPress = (pressed: Element | null, menu: HTMLDetailsElement | null): boolean => {
  if (menu) menu.open = true;
  pressed?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
  return menu?.open ?? false;
};

const measure = () => {
  const calm = stylesIn(page);
  foreign.replaceSync(hostile);
  const underRules = stylesIn(page);
  const inShadow = stylesIn(shadow);
  foreign.replaceSync('');
  const canvas = getComputedStyle(page.querySelector('[data-brand]') ?? page).backgroundColor;
  const hostStyle = getComputedStyle(host);
  const menu = shadow.querySelector('details');
  return {
    elements: calm.length,
    underRules: differences(calm, underRules),
    inShadow: [...differences(calm, inShadow), ...(calm.length === inShadow.length ? [] : ['the number of elements'])],
    painted: [rectOf(page.querySelector('[data-brand]')), rectOf(shadow.querySelector('[data-brand]'))],
    host: [hostStyle.backgroundColor === canvas, hostStyle.getPropertyValue('--kit-canvas') !== ''],
    isOpenAfterPress: {
      inside: isOpenAfterPress(menu?.querySelector('a') ?? null, menu),
      besideIt: isOpenAfterPress(shadow.querySelector('h2'), menu),
      outside: isOpenAfterPress(document.body, menu),
    },
  };
};

/** Whether no picture waits, or has failed without the kit showing it: they end at different times in the two trees. */
const isSettled = (): boolean =>
  [page, shadow].every((root) =>
    [...root.querySelectorAll('img')].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );

Object.assign(window, { isSettled, measure });
