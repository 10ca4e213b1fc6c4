import { createElement, type ComponentType, type ReactNode } from 'react';

type Values = Readonly<Record<string, unknown>>;
type Decorator = (Story: ComponentType, context: { args: Values; parameters: Values; globals: Values }) => ReactNode;

/** The part of a story or of its file's default export that its picture needs. */
interface Annotations {
  readonly title?: string;
  readonly component?: ComponentType<Values>;
  readonly args?: Values;
  readonly parameters?: Values;
  readonly decorators?: Decorator | readonly Decorator[];
  readonly render?: (args: Values, context: Values) => ReactNode;
}

/** A file of stories. */
export interface StoryFile {
  readonly default: Annotations;
  readonly Default?: Annotations;
  readonly [story: string]: Annotations | undefined;
}

/** A story without the provider that the toolbar chooses. */
export interface PlainStory {
  readonly Story: ComponentType;
  readonly parameters: Values;
}

/** Returns the state of a file's component that its picture shows: the one that the parameter `overview` names, else the default one. */
export function overviewStory(file: StoryFile): PlainStory {
  const { default: meta } = file;
  const named = meta.parameters?.['overview'];
  const name = typeof named === 'string' ? named : 'Default';
  const story = file[name];
  if (story === undefined) throw new Error(`${meta.title} has no story "${name}".`);
  const parameters = { ...meta.parameters, ...story.parameters };
  const context = { args: { ...meta.args, ...story.args }, parameters, globals: {} };
  const { component } = meta;
  const render = story.render ?? meta.render ?? (component && ((args: Values) => createElement(component, args)));
  if (render === undefined) throw new Error(`${meta.title} has no component.`);
  const Plain: ComponentType = () => render(context.args, context);
  const Story = [story, meta]
    .flatMap(({ decorators = [] }) => decorators)
    .reduce<ComponentType>((Inner, decorate) => () => decorate(Inner, context), Plain);
  return { Story, parameters };
}
