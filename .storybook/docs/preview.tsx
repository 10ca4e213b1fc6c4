import * as icons from '@lounge/kit/icons';
import type { ReactElement } from 'react';
import { docs, nameOf } from 'virtual:kit-docs';
import { ComponentPage } from './ComponentPage.tsx';
import { usageOf, withImports } from './jsx.ts';
import { kitNames } from './kit-names.ts';

interface Context {
  readonly component?: unknown;
  readonly args: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Returns code to copy: what the story renders where that is of the kit only, else the component with the story's properties. */
function sourceOf(jsx: string, { component, args, parameters }: Context): string {
  const name = nameOf(component);
  const rendered = parameters['__isArgsStory'] === true ? null : withImports(jsx, kitNames);
  if (rendered !== null) return rendered;
  return name === null ? jsx : usageOf(name, args, kitNames);
}

/** A property that takes an icon's path offers the icons by name. */
const isIcon = ({ name, description }: { name: string; description: string }): boolean =>
  name === 'icon' || description.startsWith('Path data of');

function extractArgTypes(component: unknown) {
  const name = nameOf(component);
  if (name === null) return null;
  return Object.fromEntries(
    Object.entries(docs[name]?.argTypes ?? {}).map(([prop, argType]) => [
      prop,
      argType.type.name === 'string' && isIcon(argType)
        ? { ...argType, control: { type: 'select' }, options: Object.keys(icons), mapping: icons }
        : argType,
    ]),
  );
}

export const parameters = {
  controls: { sort: 'requiredFirst' },
  jsx: {
    displayName: ({ type }: ReactElement) =>
      typeof type === 'string' ? type : (nameOf(type) ?? (typeof type === 'function' ? type.name : '')),
  },
  docs: {
    page: ComponentPage,
    extractArgTypes,
    extractComponentDescription: (component: unknown) => docs[nameOf(component) ?? '']?.purpose ?? null,
    source: { type: 'dynamic', language: 'tsx', transform: sourceOf },
  },
};
