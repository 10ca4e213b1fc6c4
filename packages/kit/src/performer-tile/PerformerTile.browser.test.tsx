import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { KitProvider, type KitLinkProps } from '../kit-provider/index.ts';
import { PerformerTile, type PerformerTileProps } from './index.ts';

const performers: readonly PerformerTileProps[] = Array.from({ length: 20 }, (_, at) => ({
  name: `Noor ${at}`,
  href: `/${at}`,
  picture: { src: `/p/${at}`, tint: at },
  price: { amount: 3600 },
  badges: [{ kind: 'live' }],
}));

test('one changed performer renders one tile', () => {
  const rendered: string[] = [];
  const Link = ({ href, children, ...rest }: KitLinkProps) => {
    rendered.push(href);
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  };
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const show = (shown: readonly PerformerTileProps[]) =>
    flushSync(() =>
      root.render(
        <KitProvider linkComponent={Link}>
          {shown.map((each) => (
            <PerformerTile key={each.href} {...each} />
          ))}
        </KitProvider>,
      ),
    );
  show(performers);
  expect(rendered.splice(0)).toHaveLength(performers.length);
  show(performers.map((each, at) => (at === 3 ? { ...each, presence: 'online' } : each)));
  expect(rendered).toEqual(['/3']);
  root.unmount();
  place.remove();
});
