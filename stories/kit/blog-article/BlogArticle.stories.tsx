import { BlogArticle, BlogFigure, type BlogArticleProps } from '@lounge/kit/blog-article';
import { BlogTile, BlogTiles } from '@lounge/kit/blog-tile';
import { Button, ButtonLink } from '@lounge/kit/button';
import { PerformerTile } from '@lounge/kit/performer-tile';
import { SectionHeading } from '@lounge/kit/section-heading';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { styled } from 'styled-components';
import { blogArticleExample, blogFigureExample } from '../../../packages/kit/src/blog-article/example.ts';
import { blogTileExample } from '../../../packages/kit/src/blog-tile/example.ts';
import { picture } from '../fixtures/pictures.ts';
import { useArtBrand } from '../fixtures/use-art-brand.ts';

const { article } = blogArticleExample;

function Interview() {
  const lamp = picture(useArtBrand(), 'still', 'candle');
  return (
    <>
      <h2>You never begin before ten. Why?</h2>
      <p>
        Because of the neighbour. He is ninety-one and goes to bed at ten. He told me he hears the low notes through the
        wall and that I may begin when he has turned off his lamp. So I wait for his lamp.
      </p>
      <h2>And the low E?</h2>
      <p>
        It was broken for two years. I learned to play around it, every piece had a hole. Now it is back and I do not
        know what to do with it.
      </p>
      <BlogFigure {...blogFigureExample} picture={{ ...lamp, alt: 'A vase beside a window', widths: [320, 640] }} />
      <blockquote>I learned to play around it, every piece had a hole.</blockquote>
      <h2>Who do you play for?</h2>
      <p>
        For one person, and the others may stay. I look for a name in the list and play for it. The name does not know.
      </p>
    </>
  );
}

function Answer() {
  return (
    <>
      <h2>Und das tiefe E?</h2>
      <p>Es war zwei Jahre lang kaputt. Ich habe gelernt, darum herumzuspielen.</p>
      <blockquote>Ich habe gelernt, darum herumzuspielen.</blockquote>
    </>
  );
}

function News() {
  return (
    <>
      <p>
        Two seconds are free, and <a href="#prices">the price</a> is that of the first picture.
      </p>
      <h2>What counts</h2>
      <ul>
        <li>Seconds with a picture</li>
        <li>
          Seconds of <a href="#sound">sound alone</a>
        </li>
      </ul>
      <ol>
        <li>The call is answered</li>
        <li>The picture arrives</li>
      </ol>
      <table>
        <thead>
          <tr>
            <th>Chat</th>
            <th>Begins</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Video chat</td>
            <td>with the first picture</td>
          </tr>
          <tr>
            <td>Voice call</td>
            <td>with the first word</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}

const CardRoot = styled.div.withConfig({ componentId: 'story-card' })`
  display: grid;
  gap: 14px;
  max-width: 220px;
`;

function Card() {
  const portrait = picture(useArtBrand(), 'portrait', 'mirela');
  return (
    <CardRoot>
      <PerformerTile
        name="Mirela"
        href="#mirela"
        picture={portrait}
        presence="online"
        price={{ amount: 3600, per: 'minute' }}
        lazy={false}
      />
      <ButtonLink variant="primary" wide href="#mirela">
        To her profile
      </ButtonLink>
    </CardRoot>
  );
}

function More() {
  const brand = useArtBrand();
  return (
    <>
      <SectionHeading title="More to read" more={{ href: '#magazine', label: 'Magazine' }} />
      <BlogTiles aria-label="More to read">
        {['orchids', 'candle', 'rooftop'].map((seed) => (
          <BlogTile key={seed} {...blogTileExample} picture={picture(brand, 'still', seed)} lazy={false} />
        ))}
      </BlogTiles>
    </>
  );
}

function InBrand({ article: shown, ...props }: BlogArticleProps) {
  const banner = { ...picture(useArtBrand(), 'banner', 'mirela'), widths: [640, 1280, 1920] };
  const inBrand = shown?.picture ? { ...shown, picture: banner } : shown;
  return <BlogArticle {...props} article={inBrand} />;
}

const meta = {
  title: 'Kit/BlogArticle',
  component: BlogArticle,
  args: {
    ...blogArticleExample,
    children: <Interview />,
    aside: <Card />,
    actions: (
      <>
        <Button variant="outline">318</Button>
        <Button variant="outline">Share</Button>
      </>
    ),
  },
  render: (args) => <InBrand {...args} />,
} satisfies Meta<typeof BlogArticle>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An interview with all that stands around it. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
    await expect(canvas.getByText('19 November 2026')).toHaveAttribute('datetime', article.published);
    await expect(canvas.getByText(/7 minutes$/)).toBeVisible();
    await expect(canvas.getByText(article.subtitle)).toBeVisible();
    await expect(canvas.getByText(article.lead)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To her profile' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible();
    await expect(canvas.getByRole('figure').getBoundingClientRect().width).toBeLessThanOrEqual(720);
    // A printed page is this story alone.
    await expect(canvas.getAllByRole('article')[0]).toHaveAttribute('data-printed');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** More stories stand below the text and the performer, as wide as the page. */
export const MoreToRead: Story = {
  args: { after: <More /> },
  play: async ({ canvas }) => {
    const more = canvas.getByRole('list', { name: 'More to read' }).getBoundingClientRect();
    const [text, share] = [canvas.getByText(article.lead), canvas.getByRole('button', { name: 'Share' })];
    await expect(more.top).toBeGreaterThan(share.getBoundingClientRect().bottom);
    await expect(more.width).toBeGreaterThan(text.getBoundingClientRect().width);
  },
};

/** News: links, lists and a table; neither picture nor performer. */
export const PlainText: Story = {
  tags: ['shot'],
  args: {
    article: {
      title: 'How we count a minute',
      category: 'News',
      published: '2026-11-05T09:00:00.000Z',
      minutes: 1,
    },
    children: <News />,
    aside: undefined,
    actions: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1 minute$/)).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(getComputedStyle(canvas.getByRole('link', { name: 'the price' })).textDecorationLine).toBe(
      'underline',
    );
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** @spec component:BlogArticle 1 */
export const Loading: Story = {
  tags: ['shot'],
  args: { article: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading a story');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('blockquote')).toBeNull();
  },
};

/** @spec component:BlogArticle 2 */
export const NotFound: Story = {
  tags: ['shot'],
  args: { article: null, isMissing: true },
  play: async ({ canvas }) => {
    const place = within(canvas.getByRole('article'));
    await expect(place.getByRole('heading', { level: 1, name: 'This story is not here' })).toBeVisible();
    await expect(place.getByRole('link', { name: 'To the magazine' })).toHaveAttribute('href', '#magazine');
    await expect(place.queryByText(/neighbour/)).toBeNull();
  },
};

/** The performer beside the text, in German. */
export const GermanBrasa: Story = {
  globals: { language: 'de', brand: 'brasa', theme: 'light' },
  tags: ['shot'],
  args: {
    article: {
      ...article,
      title: '„Ich spiele für einen Menschen, und die anderen dürfen Zuhörergemeinschaft sein“',
      subtitle: 'Mirela über ein altes Klavier, das tiefe E und warum sie nie vor zehn Uhr spielt.',
      picture: null,
    },
    children: <Answer />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('19. November 2026')).toBeVisible();
    const card = canvas.getByRole('link', { name: 'To her profile' }).getBoundingClientRect();
    await expect(card.right).toBeLessThan(canvas.getByText(article.lead).getBoundingClientRect().left);
  },
};
