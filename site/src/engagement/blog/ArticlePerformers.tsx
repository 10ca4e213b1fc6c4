import type { Infer, picture } from '@lounge/protocol';
import type { ModelData } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { ModelTile } from '../../content/actors/ModelTile.tsx';
import { usePerformers } from '../../content/actors/performers-stores.ts';
import { ChatButtonsConnected } from '../../content/live-chat/ChatButtonsConnected.tsx';
import { articlePerformersStyles } from './Blog.styles.ts';
import { storyPicture } from './story-picture.ts';

const Root = styled.div.withConfig({ componentId: 'site-article-performers' })`
  ${articlePerformersStyles}
`;

/** Props of ArticlePerformers. */
export interface ArticlePerformersProps {
  /** At least one. */
  models: readonly ModelData[];
  /** The picture of an interview, in place of the first one's portrait. */
  portrait: Infer<typeof picture> | null;
}

/** The performers of an article as they are now, the first one with her chat buttons. */
export const ArticlePerformers = observer(({ models, portrait }: ArticlePerformersProps) => {
  const performers = usePerformers();
  const [first, ...others] = models;
  if (first === undefined) return null;
  const actor = performers.open(first.slug).actor.value;
  return (
    <Root>
      <ModelTile model={first} {...(portrait === null ? {} : { picture: storyPicture(portrait) })} />
      {actor && <ChatButtonsConnected actor={actor} />}
      {others.map((model) => (
        <ModelTile key={model.id} model={model} />
      ))}
    </Root>
  );
});
