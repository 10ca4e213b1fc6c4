import { ArchTile } from '@lounge/kit/arch-tile';
import { Jumbotron } from '@lounge/kit/jumbotron';
import { LanguageMenu } from '@lounge/kit/language-menu';
import { NavigationBar } from '@lounge/kit/navigation-bar';
import { PerformerTile } from '@lounge/kit/performer-tile';
import { SectionHeading } from '@lounge/kit/section-heading';
import { ThemeSwitch } from '@lounge/kit/theme-switch';
import { TileGrid } from '@lounge/kit/tile-grid';
import { languages } from '@lounge/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { performers } from '../fixtures/performers.ts';
import { picture } from '../fixtures/pictures.ts';
import { Page } from '../fixtures/Page.tsx';
import { useArtBrand } from '../fixtures/use-art-brand.ts';

const choices = languages.map((language) => ({ language, href: `/${language}/` }));

function Home() {
  const brand = useArtBrand();
  const people = performers(brand, 17);
  const slide = (id: string, title: string) => ({
    id,
    title,
    text: 'Pull up a chair. The first five seconds are on the house, then 36 coins a minute.',
    status: 'Piano and requests, until one',
    badges: [{ kind: 'live' as const }],
    picture: picture(brand, 'banner', 'mirela'),
    upright: picture(brand, 'portrait', 'mirela'),
    thumb: picture(brand, 'portrait', id),
    primary: { href: '#preview', label: 'Watch preview' },
    secondary: { href: '#profile', label: 'See profile' },
  });
  return (
    <>
      <Page.Bar>
        <NavigationBar
          onPicture
          home="/"
          links={['Live', 'Videos', 'Pictures', 'TV', 'Magazine', 'Rewards'].map((label) => ({
            label,
            href: `#${label}`,
          }))}
          search={{ action: '#search', name: 'q' }}
          language={<LanguageMenu choices={choices} />}
          theme={<ThemeSwitch theme="dark" action="#theme" />}
          notifications={{ href: '#notifications', count: 3 }}
          chats={{ href: '#messages', count: 5 }}
          balance={{ amount: 24800, href: '#wallet', addHref: '#top-up' }}
          avatar={{ href: '#me', name: 'My pages', ...picture(brand, 'avatar', 'oonalind') }}
        />
        <Jumbotron
          slides={[
            slide('mirela', 'Mirela plays after ten'),
            slide('sable', 'Sable reads aloud'),
            slide('noor', 'Noor draws'),
          ]}
        />
      </Page.Bar>
      <Page>
        <section aria-labelledby="live">
          <SectionHeading
            headingId="live"
            title="Live now"
            note="42 people"
            more={{ href: '#live', label: 'All live' }}
          />
          <TileGrid kind="arches">
            {people.slice(0, 9).map(({ name, href, picture: portrait, price }, index) => (
              <ArchTile key={index} name={name} href={href} price={price} picture={portrait} />
            ))}
          </TileGrid>
        </section>
        <section aria-labelledby="tonight">
          <SectionHeading headingId="tonight" title="Tonight" note="1,286 performers" />
          <TileGrid>
            {people.map((person, index) => (
              <PerformerTile key={index} {...person} feature={index === 0} priority={index < 6} />
            ))}
          </TileGrid>
        </section>
      </Page>
    </>
  );
}

const meta = { title: 'Kit/Families/Home', component: Home, parameters: { bleed: true } } satisfies Meta<typeof Home>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
export const German: StoryObj<typeof meta> = { globals: { language: 'de' } };
export const Lagoon: StoryObj<typeof meta> = {
  globals: { brand: 'lagoon', language: 'fr' },
};
export const LagoonLightPhone: StoryObj<typeof meta> = {
  globals: { brand: 'lagoon', language: 'fr', theme: 'light', viewport: { value: 'phone' } },
};
export const Phone: StoryObj<typeof meta> = { globals: { viewport: { value: 'phone' } } };
