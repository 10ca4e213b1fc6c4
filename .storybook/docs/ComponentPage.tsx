import {
  Anchor,
  Canvas,
  Controls,
  DocsContext,
  Subheading,
  Title,
  Unstyled,
  Heading,
} from '@storybook/addon-docs/blocks';
import { useContext, useRef, type ComponentProps, type ReactNode } from 'react';
import type { KitDoc } from 'virtual:kit-docs';
import { docs, nameOf } from 'virtual:kit-docs';
import { usageOf } from './jsx.ts';
import { kitNames } from './kit-names.ts';
import type { Guidance, GuidanceOf } from '../../stories/kit/fixtures/guidance.ts';
import { type KeyRow, keysOf } from '../../stories/kit/fixtures/keys.ts';

const files = import.meta.glob<{ guidance: GuidanceOf }>('../../stories/kit/*/guidance.ts', { eager: true });
const guidance: GuidanceOf = Object.assign({}, ...Object.values(files).map((file) => file.guidance));

/** The number of px of a story that is shown in a frame of its own. */
const frameHeight = '620px';

/** Returns a description without the tags that are meant for developers of the kit. */
const plainDescription = (text: string): string => text.split(/(?:^|\s)@(?=[a-z])/, 1)[0]?.trim() ?? '';

function Advice({ title, lines, tone }: { title: string; lines: readonly string[]; tone: 'do' | 'avoid' }) {
  return (
    <section data-docs-advice={tone}>
      <h4>{title}</h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function GuidanceBlock({ of }: { of: Guidance }) {
  return (
    <>
      <Heading>Do and avoid</Heading>
      <Unstyled>
        <div data-docs-guidance>
          <Advice title="Do" lines={of.do} tone="do" />
          <Advice title="Avoid" lines={of.avoid} tone="avoid" />
        </div>
      </Unstyled>
    </>
  );
}

function KeysBlock({ rows }: { rows: readonly KeyRow[] }) {
  return (
    <>
      <Heading>Keys</Heading>
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Effect</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([keys, effect]) => (
            <tr key={keys}>
              <td>{keys}</td>
              <td>{effect}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The names of a component's parts; pointing at one marks it in the picture above. */
function Anatomy({ parts, stage }: { parts: readonly string[]; stage: () => HTMLElement | null }) {
  const mark = (part: string, isMarked: boolean) => {
    const frames = [...(stage()?.querySelectorAll('iframe') ?? [])].map(({ contentDocument }) => contentDocument);
    for (const root of [stage(), ...frames])
      for (const element of root?.querySelectorAll(`[data-part="${part}"]`) ?? [])
        element.toggleAttribute('data-docs-marked', isMarked);
  };
  return (
    <>
      <Heading>Anatomy</Heading>
      <p>
        The names by which style sheets and developers reach the parts, as <code>data-part</code>. Point at a name, or
        move to it by the Tab key, and the part is outlined in the first picture, if this state has it.
      </p>
      <Unstyled>
        <ul data-docs-parts>
          {parts.map((part) => (
            <li key={part}>
              <button
                type="button"
                onPointerEnter={() => mark(part, true)}
                onPointerLeave={() => mark(part, false)}
                onFocus={() => mark(part, true)}
                onBlur={() => mark(part, false)}
              >
                {part}
              </button>
            </li>
          ))}
        </ul>
      </Unstyled>
    </>
  );
}

type CanvasProps = ComponentProps<typeof Canvas>;

/** Whether a story needs a window of its own: it covers the page, or asks for the width of a device. */
const needsFrame = (
  doc: KitDoc | null,
  story: { parameters: Record<string, unknown>; storyGlobals?: unknown },
): boolean =>
  doc?.coversWindow === true || (typeof story.storyGlobals === 'object' && 'viewport' in (story.storyGlobals ?? {}));

/** The page of a component, or of a screen, whose purpose and types are not in the kit. */
export function ComponentPage(): ReactNode {
  const context = useContext(DocsContext);
  const stage = useRef<HTMLDivElement>(null);
  const stories = context.componentStories().filter((story) => !story.tags.includes('!autodocs'));
  const [primary, ...others] = stories;
  if (primary === undefined) return <Title />;
  const name = nameOf(primary.component);
  const doc = (name === null ? undefined : docs[name]) ?? null;
  const advice = name === null ? undefined : guidance[name];
  const keys = name === null ? undefined : keysOf[name];
  const canvas = (story: typeof primary): CanvasProps => ({
    of: story.moduleExport,
    ...(needsFrame(doc, story)
      ? {
          story: { inline: false, height: frameHeight },
          // A story in a frame does not report its code to the page.
          ...(name === null ? {} : { source: { code: usageOf(name, story.initialArgs, kitNames), language: 'tsx' } }),
        }
      : {}),
  });
  return (
    <>
      <Title />
      {doc && <p>{doc.purpose}</p>}
      <div ref={stage}>
        <Canvas {...canvas(primary)} />
      </div>
      {advice && <GuidanceBlock of={advice} />}
      {keys && <KeysBlock rows={keys} />}
      {doc && doc.parts.length > 0 && <Anatomy parts={doc.parts} stage={() => stage.current} />}
      {doc && Object.keys(doc.argTypes).length > 0 && (
        <>
          <Heading>Properties</Heading>
          <p>A change applies to the first picture. Functions report to the Actions panel of a story.</p>
          <Controls of={primary.moduleExport} />
        </>
      )}
      {others.length > 0 && <Heading>States</Heading>}
      {others.map((story) => {
        const text = plainDescription(
          (story.parameters['docs'] as { description?: { story?: string } } | undefined)?.description?.story ?? '',
        );
        return (
          <Anchor key={story.id} storyId={story.id}>
            <Subheading>{story.name}</Subheading>
            {text !== '' && <p>{text}</p>}
            <Canvas {...canvas(story)} />
          </Anchor>
        );
      })}
    </>
  );
}
