import { AlbumTile } from '@lounge/kit/album-tile';
import { Button } from '@lounge/kit/button';
import { ChatButton, ChatButtonRow } from '@lounge/kit/chat-button';
import { Footer } from '@lounge/kit/footer';
import { HoursOnline, type Week } from '@lounge/kit/hours-online';
import { IconButton } from '@lounge/kit/icon-button';
import {
  bellRinging,
  chatCircle,
  filmStrip,
  house,
  mapPin,
  pushPin,
  pushPinFill,
  shareNetwork,
  thumbsUp,
  translate,
  user,
  videoCameraFill,
} from '@lounge/kit/icons';
import { NavigationBar } from '@lounge/kit/navigation-bar';
import { PerformerTile } from '@lounge/kit/performer-tile';
import { ProfileHeader } from '@lounge/kit/profile-header';
import { SatisfactionRing } from '@lounge/kit/satisfaction-ring';
import { SectionHeading } from '@lounge/kit/section-heading';
import { SidePanel } from '@lounge/kit/side-panel';
import { TabBar } from '@lounge/kit/tab-bar';
import { Tabs } from '@lounge/kit/tabs';
import { TileGrid } from '@lounge/kit/tile-grid';
import { VideoTile } from '@lounge/kit/video-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../fixtures/Page.tsx';
import { performers } from '../fixtures/performers.ts';
import { picture } from '../fixtures/pictures.ts';
import { useArtBrand } from '../fixtures/use-art-brand.ts';

const week: Week = Array.from({ length: 7 }, (_, day) =>
  Array.from({ length: 24 }, (__, hour) => (hour < 18 ? 0 : hour < 20 ? 1 : hour < 22 || day < 4 ? 2 : 3)),
);

function Columns() {
  const brand = useArtBrand();
  return (
    <Page.Columns>
      <div>
        <SectionHeading title="Albums" note="14" more={{ href: '#albums', label: 'All albums' }} />
        <TileGrid kind="albums" columns={4}>
          {['garden', 'yellow', 'palms'].map((seed, index) => (
            <AlbumTile
              key={seed}
              title={['From the garden', 'The yellow room', 'Under the palms'][index] ?? seed}
              href={`#${seed}`}
              picture={picture(brand, 'album', seed)}
              count={18 + index}
              price={{ amount: index * 1400 }}
              bought={index === 2}
            />
          ))}
        </TileGrid>
        <SectionHeading title="Videos" note="38" more={{ href: '#videos', label: 'All videos' }} />
        <TileGrid kind="videos" columns={3}>
          {['rooftop', 'vinyl', 'orchids'].map((seed) => (
            <VideoTile
              key={seed}
              title={seed}
              href={`#${seed}`}
              picture={picture(brand, 'still', seed)}
              duration={1120}
              likes={986}
              price={{ amount: 3200 }}
            />
          ))}
        </TileGrid>
      </div>
      <aside>
        <SidePanel
          title="Satisfied guests"
          text="412 ratings in 90 days"
          mark={<SatisfactionRing rating={{ count: 412, satisfaction: 96 }} />}
        />
        <SidePanel title="Usually here">
          <HoursOnline name="Mirela" week={week} />
        </SidePanel>
        <SidePanel
          title="About me"
          text="Pianist by trade, night owl by habit. I take requests, trade recipes and lose at chess with grace."
        />
      </aside>
    </Page.Columns>
  );
}

function Profile() {
  const brand = useArtBrand();
  return (
    <>
      <Page.Bar>
        <NavigationBar
          onPicture
          home="/"
          links={[{ href: '#live', label: 'Live' }]}
          balance={{ amount: 24800, href: '#wallet', addHref: '#top-up' }}
        />
        <ProfileHeader
          name="Mirela"
          banner={picture(brand, 'banner', 'mirela')}
          portrait={picture(brand, 'portrait', 'mirela')}
          presence="online"
          presenceText="Online, not in a chat"
          facts={[
            { icon: mapPin, strong: '29', text: 'Lisbon' },
            { icon: translate, text: 'German, English' },
            { icon: thumbsUp, strong: '96%', text: 'of 412 ratings' },
            { icon: pushPin, strong: '4,812', text: 'pins' },
          ]}
          actions={
            <>
              <Button variant="outline" icon={pushPinFill}>
                Pinned
              </Button>
              <IconButton icon={bellRinging} label="Tell me when online" variant="filled" />
              <IconButton icon={shareNetwork} label="Share" variant="filled" />
            </>
          }
        />
      </Page.Bar>
      <Page>
        <ChatButtonRow label="Talk to Mirela">
          <ChatButton kind="videoChat" primary price={{ amount: 3600, per: 'minute' }} />
          <ChatButton kind="voyeurChat" price={{ amount: 1800, per: 'minute' }} />
          <ChatButton kind="voiceCall" price={{ amount: 2400, per: 'minute' }} />
          <ChatButton kind="message" voucher="3 free left" />
          <ChatButton kind="toyControl" state="unavailable" reason="Not connected" />
          <ChatButton kind="ticketShow" note="Fri 21:00" />
        </ChatButtonRow>
        <Tabs
          label="Pages of Mirela"
          tabs={['Overview', 'About me', 'Videos', 'Pictures', 'Live show', 'Top cams'].map((label, index) => ({
            label,
            href: `#${label}`,
            current: index === 0,
          }))}
        />
        <Columns />
        <section aria-label="In the same mood">
          <SectionHeading title="In the same mood" />
          <TileGrid>
            {performers(brand, 6).map((person, index) => (
              <PerformerTile key={index} {...person} />
            ))}
          </TileGrid>
        </section>
      </Page>
      <Footer
        links={['Help', 'Report content', 'Terms', 'Data protection', 'Imprint'].map((label) => ({
          label,
          href: `#${label}`,
        }))}
      />
      <TabBar
        items={[
          { href: '#home', label: 'Home', icon: house },
          { href: '#live-tab', label: 'Live', icon: videoCameraFill, current: true },
          { href: '#videos-tab', label: 'Videos', icon: filmStrip },
          { href: '#messages', label: 'Messages', icon: chatCircle, count: 5 },
          { href: '#me', label: 'Me', icon: user },
        ]}
      />
    </>
  );
}

const meta = { title: 'Kit/Families/Profile', component: Profile, parameters: { bleed: true } } satisfies Meta<
  typeof Profile
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const German: Story = { globals: { language: 'de' } };
export const Lagoon: Story = { globals: { brand: 'lagoon', language: 'fr' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
