import { Button } from '@lounge/kit/button';
import { ChipLink } from '@lounge/kit/chip';
import { TagPicker } from '@lounge/kit/tag-picker';
import { pathTo } from '@lounge/locale';
import type { Gallery } from '@lounge/stores/content/galleries';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { useRead } from '../../shared/use-read.ts';
import { messages } from './Gallery.messages.ts';
import { useKnownTags } from './galleries-stores.ts';

const Section = styled.section.withConfig({ componentId: 'site-album-tags' })`
  display: grid;
  gap: 14px;
  justify-items: start;
  > ul {
    list-style: none;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin: 0;
    padding: 0;
  }
  > p {
    color: var(--kit-text-muted);
  }
`;

const Picker = observer(({ gallery }: { gallery: Gallery }) => {
  const intl = useIntl();
  const known = useKnownTags();
  useRead(known);
  const [problem, setProblem] = useState<'tagsFull' | 'notArrived' | null>(null);
  const chosen = gallery.data.value?.tags.map(({ id }) => id) ?? [];
  const add = async (id: string): Promise<void> => {
    if (chosen.includes(id)) return;
    const result = await gallery.addTags([id]);
    setProblem(result.ok ? null : result.failure.code === 'limitReached' ? 'tagsFull' : 'notArrived');
  };
  return (
    <>
      <TagPicker
        label={intl.formatMessage(messages.addTags)}
        level={3}
        tags={(known.data.value ?? []).map(({ id, name }) => ({ id, label: name }))}
        chosen={chosen}
        search={{ value: known.pattern, onChange: known.search }}
        isPending={known.data.value === null && known.data.state !== 'failed'}
        onPick={(id) => void add(id)}
      />
      <p>{intl.formatMessage(messages.addTagsText)}</p>
      {problem !== null && <p role="alert">{intl.formatMessage(messages[problem])}</p>}
    </>
  );
});

/** The tags of an album, by which it is found; who bought it can add some. @spec feature:videos.add-tags */
export const TagsConnected = observer(({ gallery }: { gallery: Gallery }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const [isOpen, setOpen] = useState(false);
  const { value } = gallery.data;
  if (value === null || (value.tags.length === 0 && !value.isBought)) return null;
  return (
    <Section aria-label={intl.formatMessage(messages.tags)}>
      {value.tags.length > 0 && (
        <ul>
          {value.tags.map(({ id, name }) => (
            <li key={id}>
              <ChipLink href={pathTo('search.galleries', language, { searchPattern: name })}>{name}</ChipLink>
            </li>
          ))}
        </ul>
      )}
      {value.isBought && !isOpen && (
        <Button variant="outline" size="small" onClick={() => setOpen(true)}>
          {intl.formatMessage(messages.addTags)}
        </Button>
      )}
      {value.isBought && isOpen && <Picker gallery={gallery} />}
    </Section>
  );
});
